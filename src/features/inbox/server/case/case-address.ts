import {
  foldTown,
  parseFlat,
  parseStreetAddress,
  type StreetAddress,
} from '../../../../domain/portfolio/street-address.ts'
import type { Answers } from '../../../../forms/engine/field.ts'
import { textIn } from '../../../../forms/engine/field-rules.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import { findPlace } from '../../../../platform/base/postal-codes.ts'

/** An address in parts, with the town of its postal code where it names none. Null where it has no street and number. */
function readAddress(text: string): StreetAddress | null {
  const parts = parseStreetAddress(text)
  if (!parts || parts.town || !parts.postalCode) return parts
  const place = findPlace(parts.postalCode)
  return { ...parts, town: place && foldTown(place) }
}

/** The address of a case, with the number of the home where its form asks for that. */
export function addressOfCase(
  { caseFields }: Pick<Form, 'caseFields'>,
  answers: Answers,
  address: string | null,
): StreetAddress | null {
  const parts = address ? readAddress(address) : null
  const unit = caseFields.unit ? parseFlat(textIn(answers, caseFields.unit)) : null
  return parts && { ...parts, flat: unit ?? parts.flat }
}

/** SQL for texts that may have a street and a certain number: few have, and those are read in parts. */
export const mayHaveNumber = (text: string, number: string): string =>
  `${text} ~ ('\\m0*' || ${number} || '[[:alpha:]]?\\M')`
