import type { Attack } from '../attack.ts'
import { multipartHeaders, photoForm, postedPaths, publicKeyHeaders } from '../multipart.ts'

/** A valid form with a photo, with a few bytes changed. */
export const attack: Attack = {
  name: 'multipart-mutated',
  weight: 4,
  async send(random, target) {
    const body = random.mutate(photoForm(target.photo, `mutated-${random.seed}`))
    const path = random.pick(postedPaths)
    await target.http({
      method: 'POST',
      path,
      headers: { ...multipartHeaders(), ...publicKeyHeaders },
      body,
    })
  },
}
