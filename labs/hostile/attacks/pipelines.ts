import type { Attack } from '../attack.ts'

/** Many requests in one connection, whose client does not stay for the answers. */
export const attack: Attack = {
  name: 'pipelines',
  async send(random, target) {
    const requests = Array.from({ length: random.between(2, 80) }, () =>
      target.bytesOf({
        method: random.pick(['GET', 'GET', 'HEAD']),
        path: random.pick([
          '/',
          '/eiendommer',
          '/api/eiendommer',
          '/finnes-ikke',
          '/healthz',
          '/assets/x.js',
        ]),
        headers: { Connection: 'keep-alive' },
      }),
    )
    const bytes = Buffer.concat(requests)
    await target.raw(bytes, random.chance(0.5) ? { cutAt: bytes.length } : {})
  },
}
