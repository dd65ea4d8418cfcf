import type { Attack } from '../attack.ts'
import { multipartHeaders, photoForm } from '../multipart.ts'

/** Connections that send a byte now and then, in the headers or in the body, and are then gone. */
export const attack: Attack = {
  name: 'http-slow',
  async send(random, target) {
    const body = photoForm(target.photo, `slow-${random.seed}`)
    const whole = target.bytesOf({ method: 'POST', path: '/melde-avvik', headers: multipartHeaders(), body })
    const slow = Array.from({ length: 5 }, () => {
      const seconds = random.between(1, 4)
      const start = random.chance(0.5) ? random.between(1, 60) : random.between(200, whole.length - 40)
      const piece = random.between(1, 4)
      const cutAt = Math.min(whole.length - 1, start + seconds * 4 * piece)
      return { start, piece, cutAt }
    })
    await Promise.all(
      slow.map(({ piece, cutAt, start }) =>
        target.raw(whole, { cutAt, piece: Math.max(piece, Math.ceil(start / 12)), pauseMs: 250 }),
      ),
    )
  },
}
