import type { Attack } from '../attack.ts'
import { multipart, multipartHeaders } from '../multipart.ts'

const paths = [
  '/saker',
  '/saker/AVV-7KQ3-XM4D',
  '/intern/eiendommer',
  '/intern/eiendommer/ny',
  '/intern/ansatte',
  '/intern/tekster/kontakt',
  '/intern/kontoer',
  '/intern/epost',
  '/intern/jobber',
  '/intern/konto',
  '/intern/personvern',
  '/api/ansatt/eksport',
]
const names = [
  'action',
  'text',
  'status',
  'cases',
  'events',
  'id',
  'reference',
  'title',
  'plan',
  'code',
  'version',
  'publishAt',
  'gallery.0.url',
  'gallery.99999999999.alt',
  '__proto__',
]

/** Staff pages as a signed-in member's browser would never post to them. */
export const attack: Attack = {
  name: 'staff-forms',
  async send(random, target) {
    const fields = Array.from({ length: random.between(0, 12) }, () => ({
      name: random.pick(names),
      content: random.pick([
        '',
        'casework.reply',
        'bulk.reply',
        'property.publish',
        'text.kontakt.publish',
        '\0',
        '-1',
        random.text(40),
        'x'.repeat(30_000),
      ]),
    }))
    const whole = multipart(fields)
    await target.http({
      method: 'POST',
      path: random.pick(paths) + random.pick(['', '', '.data']),
      headers: { ...target.staffHeaders, ...multipartHeaders() },
      body: random.chance(0.5) ? random.mutate(whole) : whole,
    })
  },
}
