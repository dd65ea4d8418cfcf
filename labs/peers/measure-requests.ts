import { type Page, pathOf } from './contenders.ts'
import type { DatabaseClock } from './database-clock.ts'
import { median } from './median.ts'
import { askRepeatedly } from './requests.ts'
import type { RunningContender } from './run-contender.ts'

export interface RequestCost {
  /** Processor time of one request, in microseconds, of the server and of PostgreSQL. */
  server: number
  database: number
  /** The answer as it was sent. */
  bytes: number
  encoding: string
}

/** What Chrome says that it takes, and a client that takes plain bytes alone. */
export const encodings = { compressed: 'gzip, deflate, br, zstd', plain: 'identity' } as const

export type Encoding = keyof typeof encodings

/** By the name of the contender, the page and the encoding. */
export type RequestCosts = ReadonlyMap<string, RequestCost>

export const costKey = (name: string, page: Page, encoding: Encoding) => `${name} ${page} ${encoding}`

/** A server that has rested has to connect to the database again: that is not what a request costs. */
const warmUp = { count: 40, seconds: 5 }

interface Bounds {
  /** How often each address is asked for in a round, and for how long at most. */
  count: number
  seconds: number
  rounds: number
}

const pages = ['list', 'property'] as const
const encodingNames = ['compressed', 'plain'] as const

/** Asks all contenders in turns, round after round, and gives the middle of what the rounds cost. The first warms up. */
export async function measureRequests(
  running: readonly RunningContender[],
  isCached: boolean,
  propertyId: string,
  database: DatabaseClock,
  { count, seconds, rounds }: Bounds,
): Promise<RequestCosts> {
  const found = new Map<string, RequestCost[]>()
  for (let round = 0; round <= rounds; round++)
    for (const page of pages)
      for (const encoding of encodingNames)
        for (const { contender, url, processorMicroseconds: serverTime } of running) {
          const address = new URL(url + pathOf(contender, page, isCached, propertyId))
          await askRepeatedly(address, { ...warmUp, acceptEncoding: encodings[encoding] })
          const serverBefore = serverTime()
          const databaseBefore = await database(contender)
          const asked = await askRepeatedly(address, { count, seconds, acceptEncoding: encodings[encoding] })
          const cost = {
            server: (serverTime() - serverBefore) / asked.requests,
            database: ((await database(contender)) - databaseBefore) / asked.requests,
            bytes: asked.bytes,
            encoding: asked.encoding,
          }
          const key = costKey(contender.name, page, encoding)
          if (round > 0) found.set(key, [...(found.get(key) ?? []), cost])
        }
  return new Map([...found].map(([key, costs]) => [key, middleOf(costs)]))
}

function middleOf(costs: readonly RequestCost[]): RequestCost {
  const last = costs.at(-1)
  return {
    server: median(costs.map(({ server }) => server)),
    database: median(costs.map(({ database }) => database)),
    bytes: last?.bytes ?? Number.NaN,
    encoding: last?.encoding ?? '',
  }
}
