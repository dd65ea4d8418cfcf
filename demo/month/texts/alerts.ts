/** What people wait for: queries of the portfolio's list, and how many ask for each. */
export const alertWishes = [
  { query: 'type=bolig&by=larvik&soverom=2', people: 6 },
  { query: 'type=bolig&by=larvik&maksleie=14000', people: 4 },
  { query: 'type=minilager&by=larvik', people: 3 },
  { query: 'type=bolig&by=notodden', people: 3 },
  { query: 'type=parkering&by=larvik', people: 2 },
  { query: 'type=bolig&by=stokke&soverom=3', people: 2 },
] as const
