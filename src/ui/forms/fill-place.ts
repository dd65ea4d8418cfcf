import { digitsOf } from '../../domain/contact/contact-details.ts'
import { type Form, fieldOf } from '../../forms/engine/form.ts'

/** A place that was filled in automatically may be replaced; one that the sender typed is not. */
const filled = new WeakMap<HTMLInputElement, string>()

/** Fills in the place when a postal code has four digits. Does nothing if the place cannot be looked up. */
export function fillPlace(form: Form, target: EventTarget, element: HTMLFormElement | null): void {
  if (!(target instanceof HTMLInputElement)) return
  const field = fieldOf(form, target.name)
  const code = digitsOf(target.value)
  if (field?.kind !== 'postalCode' || code.length !== 4) return
  const place = element?.elements.namedItem(field.fills)
  if (!(place instanceof HTMLInputElement)) return
  fetch(`/api/postnummer/${code}`)
    .then((response) => (response.ok ? response.json() : null))
    .then((found) => {
      if (!found || digitsOf(target.value) !== code) return
      if (place.value !== '' && place.value !== filled.get(place)) return
      place.value = found.poststed
      filled.set(place, found.poststed)
    })
    .catch((error) => console.error('Error finding the place of a postal code', error))
}
