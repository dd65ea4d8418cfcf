/** The texts of the card of a person who has sent cases. */
export const senderCardTexts = {
  unnamed: 'Uten navn',
  alsoNamed: (names: string) => `Har også skrevet som ${names}`,
  toCase: (reference: string) => `Til saken ${reference}`,
  contact: 'Slik nås personen',
  none: 'Verken telefon eller e-post.',
  used: (cases: number, day: string) =>
    cases === 1 ? `oppgitt ${day}` : `oppgitt i ${cases} saker, sist ${day}`,
  undelivered: 'Siste e-post kom ikke fram',
  telephoned: (cases: number, all: number) =>
    cases === all
      ? 'Ringer: alle sakene er tatt på telefon.'
      : `Ringer også: ${cases} av ${all} saker er tatt på telefon.`,
  addresses: 'Adresser',
  addressCases: (cases: number) => (cases === 1 ? '1 sak' : `${cases} saker`),
  wishes: 'Vil ha beskjed om',
  cases: (cases: number, isMore: boolean) =>
    isMore ? `De siste ${cases} sakene` : cases === 1 ? '1 sak' : `${cases} saker`,
  asList: 'Åpne som liste',
  notes: 'Interne notater',
  noNotes: 'Ingen notater.',
  matched: 'Saker med samme e-post eller telefon. At du åpner dette, skrives i loggen.',
}
