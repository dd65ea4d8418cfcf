/** A home in the list of an office. */
export interface OfficeHome {
  street: string
  number: number
  flat: string
  rent: number
}

const streets = ['Kongens gate', 'Æråsveien', 'Skippergata', 'Østre Bråtevei', 'Fjordgløttveien']

const places = [
  ['3256', 'LARVIK'],
  ['3290', 'STAVERN'],
  ['3674', 'NOTODDEN'],
] as const

/** So many homes, ten in each building. */
export const officeHomes = (count: number): OfficeHome[] =>
  Array.from({ length: count }, (_, index) => ({
    street: streets[Math.floor(index / 10) % streets.length] ?? '',
    number: 1 + Math.floor(index / 50),
    flat: `H0${1 + Math.floor((index % 10) / 5)}0${1 + (index % 5)}`,
    rent: 8000 + 50 * index,
  }))

/**
 * The list as an office has it: a title and the day above the headings, its own words for the columns, and one that is none
 * of a home.
 */
export function officeCsv(homes: readonly OfficeHome[]): string {
  const lines = homes.map(({ street, number, flat, rent }, index) => {
    const [code, place] = places[number % places.length] ?? places[0]
    const price = `kr ${String(rent).replace(/(?=\d{3}$)/, ' ')},-`
    const energy = 'ABCDEFG'[index % 7]
    return [
      street,
      number,
      flat,
      code,
      place,
      price,
      `${30 + (index % 60)} m²`,
      1 + (index % 3),
      energy,
      '01.03.2027',
      `Leietaker ${index + 1}`,
    ]
  })
  return [
    'Utleieobjekter, Fjordgløtt Eiendom AS',
    'Per 1. januar 2027',
    '',
    'Gateadresse;Nr.;Leil.nr;Postnr;Poststed;Husleie pr. mnd;kvm;Soverom;Energimerke;Overtakelse;Leietaker',
    ...lines.map((cells) => cells.join(';')),
  ].join('\r\n')
}

/** Text as Excel on Windows writes it. */
export const inWindows1252 = (text: string): Buffer => Buffer.from(text.replaceAll('–', '\x96'), 'latin1')
