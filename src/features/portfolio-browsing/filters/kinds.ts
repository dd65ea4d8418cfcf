import type { CategorySlug } from '../../../../landlord-types/category.ts'

/**
 * The kinds of homes and of premises, by their names in an address (`slag=leilighet,rekkehus`), each with the words that texts have for it.
 * A word that ends in one of them is one too: «kjellerleilighet».
 */
export const kinds = {
  leilighet: { of: 'bolig', words: ['leilighet', 'leiligheter', 'leilegheit'] },
  rekkehus: { of: 'bolig', words: ['rekkehus', 'enderekkehus', 'kjedehus'] },
  enebolig: { of: 'bolig', words: ['enebolig', 'eneboliger', 'einebustad', 'villa', 'våningshus'] },
  hybel: { of: 'bolig', words: ['hybel', 'hybler', 'sokkelhybel'] },
  studio: { of: 'bolig', words: ['studio', 'ettroms', '1-roms'] },
  butikk: {
    of: 'naering',
    words: ['butikk', 'butikker', 'forretningslokale', 'forretningslokaler', 'utsalg', 'showroom'],
  },
  kontor: { of: 'naering', words: ['kontor', 'kontorer', 'cellekontorer', 'coworking'] },
  lager: { of: 'naering', words: ['lager', 'lagre', 'lagerlokale'] },
  verksted: { of: 'naering', words: ['verksted', 'verksteder', 'verkstad'] },
  servering: {
    of: 'naering',
    words: [
      'servering',
      'spisested',
      'restaurant',
      'kafé',
      'kafe',
      'kafeteria',
      'pub',
      'gatekjøkken',
      'kaffebar',
    ],
  },
} as const satisfies Record<string, { of: CategorySlug; words: readonly string[] }>

export type PlaceKind = keyof typeof kinds

export const kindNames = Object.keys(kinds).filter((name): name is PlaceKind => name in kinds)

/** The kinds that the places of a category can be of. */
export const kindsOf = (category: CategorySlug | null): PlaceKind[] =>
  kindNames.filter((name) => kinds[name].of === category)

/** The kinds that a text names by commas, in one order. */
export function eachKind(asked: string): PlaceKind[] {
  const names = asked.split(',')
  return kindNames.filter((name) => names.includes(name))
}

/** The one way to write the kinds that a text in an address asks for; null where any of them is none. */
export function parseKinds(text: string): string | null {
  const names = text.split(',')
  return names.every((name) => kindNames.some((kind) => kind === name)) ? eachKind(text).join(',') : null
}
