import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const NAME = 'x-husvaer-own-read'
// Only this process knows it: a client must not be able to stay out of the metrics.
const token = randomUUID()

/** The headers with which the site reads its own pages, so that they are not counted as a visitor's. */
export const ownReadHeaders = { [NAME]: token }

/** Whether the site itself has sent a request. */
export const isOwnRead = (headers: IncomingHttpHeaders): boolean => headers[NAME] === token
