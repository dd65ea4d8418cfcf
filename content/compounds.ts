/**
 * Long compounds of headings, tiles and labels, with `|` at the joints where a narrow line may break them. Browsers have
 * no Norwegian hyphenation of their own.
 */
export const compounds = [
  'bygnings|ingeniør',
  'depositums|garanti',
  'faktura|informasjon',
  'faktura|spørsmål',
  'fødsels|nummer',
  'husordens|regler',
  'husordens|reglene',
  'innflyttings|dato',
  'interesse|skjema',
  'kombinasjons|bygg',
  'kombinasjons|lokale',
  'leilighets|nummer',
  'leilighets|undersøkelse',
  'organisasjons|nummer',
  'parkerings|plass',
  'parkerings|søknad',
  'tilbake|levering',
  'tilleggs|avtale',
  'utflyttings|dato',
] as const
