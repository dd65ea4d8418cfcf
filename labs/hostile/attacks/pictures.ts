import type { Attack } from '../attack.ts'
import { multipartHeaders, photoForm, publicKeyHeaders } from '../multipart.ts'
import { hostilePicture } from '../pictures.ts'

/** Photos that are bombs, broken or none, by each of the ways that a photo comes in. */
export const attack: Attack = {
  name: 'pictures',
  weight: 2,
  async send(random, target) {
    const photo = hostilePicture(random, target.photo)
    const name = `picture-${random.seed}`
    await target.http({
      method: 'POST',
      ...random.pick([
        { path: '/melde-avvik', headers: multipartHeaders(), body: photoForm(photo, name, 'bombe.png') },
        { path: '/api/skjema/issue-report', headers: multipartHeaders(), body: photoForm(photo, name) },
        {
          path: '/api/vedlegg',
          headers: { 'Content-Type': 'image/png', 'X-File-Name': '%E0%A4%A' },
          body: photo,
        },
        {
          path: `/storage/v1/object/property-images/issue-report/${name}.png`,
          headers: { ...publicKeyHeaders, 'Content-Type': 'image/png' },
          body: photo,
        },
      ]),
    })
  },
}
