/**
 * Words that long compounds of the public pages end with: a narrow line may break the compound before them. Browsers
 * have no Norwegian hyphenation of their own.
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
