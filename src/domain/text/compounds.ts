/**
 * The last words of long compounds on the public pages: a narrow line may break the compound before them. Browsers
 * have no Norwegian hyphenation.
 */
export const lastParts = [
  'ansvarlig',
  'avtale',
  'bygg',
  'dato',
  'detaljer',
  'foretak',
  'forordning',
  'forvaltning',
  'garanti',
  'holder',
  'informasjon',
  'ingeniør',
  'levering',
  'lokale',
  'loven',
  'melding',
  'nummer',
  'område',
  'opplysning',
  'partner',
  'plass',
  'regle',
  'skjema',
  'spørsmål',
  'søknad',
  'tjeneste',
  'undersøkelse',
] as const

/** The part of a word before a joint; it must be long enough for a line. */
const beforeJoint = new RegExp(`\\p{L}{5}(?=${lastParts.join('|')})`, 'giu')
const softHyphen = '\u00ad'

/** The parts of a text that a narrow line may break between with a hyphen: «Leilighets» and «undersøkelse». */
export function splitAtJoints(text: string): string[] {
  return text.replace(beforeJoint, `$&${softHyphen}`).split(softHyphen)
}
