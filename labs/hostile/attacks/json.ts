import fc from 'fast-check'
import { bodyArbitrary } from '../../../test/support/form-arbitraries.ts'
import { formWithId } from '../../../test/support/form-with-id.ts'
import type { Attack } from '../attack.ts'
import { publicKeyHeaders } from '../multipart.ts'
import type { Random } from '../random.ts'

const forms = ['contact-message', 'issue-report', 'apartment-survey-dialog'] as const
const bodies = forms.map((id) => bodyArbitrary(formWithId(id)))

const shapes: ((random: Random) => string)[] = [
  (random) => '['.repeat(random.between(1, 120_000)),
  (random) => '{"a":'.repeat(random.between(1, 40_000)),
  (random) => `{"message":${'['.repeat(random.between(1, 50_000))}${']'.repeat(10)}`,
  (random) => JSON.stringify({ message: 'x'.repeat(random.between(100_000, 400_000)) }),
  (random) =>
    `{${Array.from({ length: random.between(300, 20_000) }, (_, index) => `"k${index}":1`).join(',')}}`,
  () => '{"__proto__":{"name":"x"},"constructor":{"prototype":{"email":"y"}},"toString":"z"}',
  () => '{"name":{"toString":1},"email":{"length":-1},"message":[[[]]]}',
  () => '{"a":1e999,"b":-0,"c":1E-400,"d":123456789012345678901234567890}',
  () => '\ufeff{"name":"x"}',
  () => '"text"',
  () => 'null',
  () => '{"name":"\\ud800","email":"\\u0000@eksempel.no"}',
  (random) => random.text(200),
]

const paths = [
  '/api/skjema/contact-message',
  '/api/skjema/issue-report',
  '/api/skjema/finnes-ikke',
  '/functions/v1/send-contact-message',
  '/functions/v1/send-issue-report',
  '/api/feil',
  '/api/driftsmeldinger',
  '/',
]

/** JSON by depth, size, type and key: right forms with wrong values as well as text that is no JSON. */
export const attack: Attack = {
  name: 'json',
  weight: 3,
  async send(random, target) {
    const [sample] = fc.sample(random.pick(bodies), { seed: random.seed, numRuns: 1 })
    const body = random.chance(0.5) ? JSON.stringify(sample) : random.pick(shapes)(random)
    await target.http({
      method: 'POST',
      path: random.pick(paths),
      headers: {
        'Content-Type': random.pick([
          'application/json',
          'text/plain',
          'application/json; charset=utf-16',
          'json',
        ]),
        'Idempotency-Key': random.pick([`json-${random.seed}`, '', 'x'.repeat(5000), "'--"]),
        ...publicKeyHeaders,
      },
      body: random.chance(0.2) ? random.mutate(Buffer.from(body)) : body,
    })
  },
}
