/** Letters and digits that are not confused when they are read aloud or written by hand. */
export const referenceAlphabet = 'ACDEFGHJKLMNPQRTUVWXY34679'

/** The reference of a case, such as «AVV-7KQ3-XM4D». */
export type CaseReference = string & { readonly __brand: 'CaseReference' }

/** A reference from random bytes: eight characters of the alphabet after the form's own three letters. */
export function caseReference(prefix: string, random: Uint8Array): CaseReference {
  const characters = Array.from(
    random.subarray(0, 8),
    (byte) => referenceAlphabet[byte % referenceAlphabet.length],
  )
  const reference = `${prefix}-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
  if (!isReference(reference)) throw new Error(`No case reference begins with ${prefix}`)
  return reference
}

const isReference = (text: string): text is CaseReference => /^[A-Z]{3}(-[A-Z0-9]{4}){2}$/.test(text)

/** The reference in a text, in any spelling; null if there is none. */
export function parseCaseReference(text: string): CaseReference | null {
  const match = /^\s*([A-Z]{3})[\s-]*([A-Z0-9]{4})[\s-]*([A-Z0-9]{4})\s*$/i.exec(text)
  const reference = match?.slice(1).join('-').toUpperCase() ?? ''
  return isReference(reference) ? reference : null
}
