import type { Attack } from '../attack.ts'
import { postedPaths, publicKeyHeaders } from '../multipart.ts'
import type { Random } from '../random.ts'

const names = [
  'name',
  'email',
  'password',
  'message',
  'code',
  'action',
  'idempotencyKey',
  '__proto__',
  'a[b][c]',
  '',
]

const shapes: ((random: Random) => string)[] = [
  (random) =>
    Array.from(
      { length: random.between(1, 40) },
      () => `${random.pick(names)}=${encodeURIComponent(random.text(20))}`,
    ).join('&'),
  (random) => '&'.repeat(random.between(1, 200_000)),
  (random) => 'a=1&'.repeat(random.between(250, 60_000)),
  (random) => `message=${'%'.repeat(random.between(1, 100_000))}`,
  (random) => `message=${'x'.repeat(random.between(200_000, 400_000))}`,
  () => 'email=%00&password=%00&code=%ff%fe',
  (random) => `email=${'a'.repeat(random.between(1, 14_000))}@eksempel.no&password=${'p'.repeat(1000)}`,
  (random) => `email=${encodeURIComponent(random.text(60))}&password=x&action=${random.text(5)}`,
]

/** Forms as a browser without scripts sends them, with too much, too little or too strange in them. */
export const attack: Attack = {
  name: 'urlencoded',
  weight: 2,
  async send(random, target) {
    const body = Buffer.from(random.pick(shapes)(random))
    await target.http({
      method: 'POST',
      path: random.pick(postedPaths),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...publicKeyHeaders },
      body: random.chance(0.2) ? random.mutate(body) : body,
    })
  },
}
