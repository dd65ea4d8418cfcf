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
