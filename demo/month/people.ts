import type { Random } from '../illustrations/random.ts'
import { demoPortfolio } from '../index.ts'

/** A made-up person who sends forms. */
export interface Person {
  first: string
  last: string
  email: string
  phone: string
  home: Home
}

interface Home {
  /** «Tollbugata 14». */
  street: string
  postalCode: string
  city: string
  /** «H0302». */
  unit: string
}

const firstNames =
  'Anne Aisha Bjørn Camilla Dag Elin Emil Eva Fatima Frode Gro Hanne Henrik Ida Ingrid Jan Jonas Kari Karim Kristin Lars Leila Line Liv Magnus Marius Mari Marte Mohamed Morten Nina Odd Ola Omar Per Petter Ragnhild Rune Sara Silje Simen Solveig Stian Svein Terje Thea Tone Torunn Vegard Yusuf Øystein Åse Agnieszka Piotr Olena Dmytro'.split(
    ' ',
  )

const lastNames =
  'Andersen Berg Berge Bakken Bråthen Dahl Eide Eriksen Farstad Fjeld Gulbrandsen Haugen Hagen Halvorsen Hansen Holm Iversen Jacobsen Jensen Johansen Karlsen Kowalski Kristiansen Larsen Lie Lund Lunde Moen Myhre Nguyen Nilsen Nordby Nygård Olsen Pedersen Rønning Sandvik Shevchenko Solberg Strand Strøm Sæther Sørensen Thorsen Tveit Vik Wold Ødegård Øverland Ås Ali Ahmed'.split(
    ' ',
  )

const postalCodes: Readonly<Record<string, string>> = { Larvik: '3256', Notodden: '3674', Stokke: '3160' }

/** Where tenants live: the houses of the demo portfolio that homes are let in. */
const streets = [
  ...new Map(
    demoPortfolio
      .filter(({ property }) => property.type === 'Bolig')
      .map(({ property }) => {
        const [street = ''] = property.title.split(', ')
        return [
          street,
          { street, city: property.city, postalCode: postalCodes[property.city] ?? '' },
        ] as const
      }),
  ).values(),
]

/** People with homes of their own; the same chance gives the same people. */
export function makePeople(random: Random, count: number): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
    const floor = random.int(1, 5)
    return {
      first,
      last,
      // Norid keeps eksempel.no for examples: it has no mailboxes.
      email: `${plain(first)}.${plain(last)}${index}@eksempel.no`,
      // Twenty numbers for every person would still be eight digits: the index keeps them apart.
      phone: `9${String(1_000_003 + ((index * 7919) % 8_000_000)).padStart(7, '0')}`,
      home: { ...random.pick(streets), unit: `H0${floor}0${random.int(1, 8)}` },
    }
  })
}

/** «odegard» of «Ødegård»: the letters that stand in every e-mail address. */
const plain = (name: string) =>
  name.toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'o').replaceAll('å', 'a')

export const personAddressOf = ({ home }: Person): string => `${home.street}, ${home.postalCode} ${home.city}`

export const fullName = ({ first, last }: Person): string => `${first} ${last}`
