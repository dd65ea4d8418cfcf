import type { Attack } from '../attack.ts'
import { multipartHeaders, photoForm, publicKeyHeaders } from '../multipart.ts'

/** Photos whose sender goes away in the middle, by each of the ways that a photo comes in. */
export const attack: Attack = {
  name: 'aborted-uploads',
  weight: 3,
  async send(random, target) {
    const photo = Buffer.concat([target.photo, random.bytes(random.between(10, 30_000))])
    const body = photoForm(photo, `aborted-${random.seed}`)
    const requests = [
      { path: '/melde-avvik', headers: multipartHeaders(), body },
      { path: '/api/skjema/issue-report', headers: multipartHeaders(), body },
      {
        path: '/api/vedlegg',
        headers: { 'Content-Type': 'image/jpeg', 'X-File-Name': 'bilde.jpg' },
        body: photo,
      },
      {
        path: `/storage/v1/object/property-images/issue-report/${random.seed}.jpg`,
        headers: { ...publicKeyHeaders, 'Content-Type': 'image/jpeg' },
        body: photo,
      },
      {
        path: `/storage/v1/object/property-images/issue-report/${random.seed}-2.jpg`,
        headers: { ...publicKeyHeaders, ...multipartHeaders() },
        body,
      },
    ]
    const bytes = target.bytesOf({ method: 'POST', ...random.pick(requests) })
    const cutAt = random.between(Math.floor(bytes.length / 4), bytes.length - 1)
    await target.raw(bytes, { cutAt, cutBy: random.pick(['reset', 'end']) })
  },
}
