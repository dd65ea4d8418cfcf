/** The texts of searches that found nothing. */
export const missedTexts = {
  title: 'Søk uten treff',
  nothing: 'Ingen søk uten treff de siste 28 dagene.',
  lead: 'Siste 28 dager, de hyppigste først.',
  search: (query: string) => `«${query}»`,
  times: (searches: number) => (searches === 1 ? 'én gang' : `${searches} ganger`),
  others: (others: number) => (others === 1 ? 'Og ett annet søk.' : `Og ${others} andre søk.`),
  answered: 'Har fått svar',
  write: 'Skriv svar',
  writeAbout: (query: string) => `Skriv svar på «${query}»`,
}
