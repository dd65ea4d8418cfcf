import type { Attack } from '../attack.ts'
import { multipartHeaders, photoForm, postedPaths, publicKeyHeaders } from '../multipart.ts'

/** No divisor of any length that a body of this size has: every place is reached once before any comes again. */
const STRIDE = 1009

/**
 * A valid form with a photo, cut off at one place, with a Content-Length that says that this was all. A long run
 * reaches every byte of the body.
 */
export const attack: Attack = {
  name: 'multipart-cut',
  weight: 4,
  async send(random, target, turn) {
    const body = photoForm(target.photo, 'cut')
    const cut = body.subarray(0, (turn * STRIDE) % body.length)
    const headers = { ...multipartHeaders(), ...publicKeyHeaders }
    for (const path of ['/melde-avvik', random.pick(postedPaths)])
      await target.http({ method: 'POST', path, headers, body: cut })
  },
}
