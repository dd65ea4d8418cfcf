/** What is vacant later, by its title, with the months until then: whatever the day, it lies ahead. */
export const demoMonthsToVacancy: ReadonlyMap<string, number> = new Map([
  ['Hegdalsveien 40, leilighet 102', 1],
  ['Prinsegata 22, leilighet 301', 2],
  ['Skippergata 3, byhus', 4],
  ['Fabrikkgata 6, leilighet 110', 2],
  ['Meieriveien 3, leilighet 206', 1],
  ['Villa Solbakken, rom med bad 7', 1],
  ['Tavler på idrettsplassen', 4],
  ['Rekkehus med hage, nær skole og skog', 2],
  ['Sentral treroms over butikkene', 1],
  ['Rekkehus i bjørkelunden', 4],
])
