/** The texts of «Fordeling». */
export const routingTexts = {
  title: 'Fordeling',
  lead: 'Hvem som får nye saker. Passer flere regler, gjelder den mest nøyaktige. Er kollegaen borte, får stedfortrederen saken.',
  rulesTitle: 'Regler',
  everything: 'Alle saker',
  anyPlace: 'Alle steder',
  leastBusy: (role: string) => `den med færrest åpne saker av våre ${role}`,
  closed: 'Kontoen er stengt, så regelen blir ikke brukt.',
  last: 'Alle andre saker',
  lastTo:
    'ligger i «Nye» uten ansvarlig, for alle som leser dem. En regel for alle saker alle steder gir dem en ansvarlig.',
  newTitle: 'Ny regel',
  newText: 'Du ser hva regelen ville gjort den siste måneden før du lagrer den.',
  which: 'Hvilke saker',
  place: 'Sted eller bygg',
  to: 'Går til',
  choose: 'Velg',
  try: 'Prøv regelen',
  save: 'Lagre regelen',
  remove: 'Fjern',
  tried: (count: number, to: string) =>
    count === 0
      ? `Ingen saker fra de siste 30 dagene ville gått til ${to}.`
      : `${count} ${count === 1 ? 'sak' : 'saker'} fra de siste 30 dagene ville gått til ${to}.`,
  replaces: 'Det er en regel for de samme sakene allerede. Den blir byttet ut.',
  incomplete: 'Velg hvem sakene går til.',
  notReader: 'Den du har valgt, leser ikke slike saker.',
  saved: 'Regelen er lagret. Den gjelder for nye saker.',
  removed: 'Regelen er fjernet.',
}
