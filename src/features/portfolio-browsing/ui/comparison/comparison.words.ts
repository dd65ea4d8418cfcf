import { defineWords } from '../../../../domain/text/language.ts'
import type { PropertyCardView } from '../../server/views.ts'

/** What a link to a comparison says of each. */
type SharedCard = Pick<PropertyCardView, 'title' | 'price' | 'facts'>

/** Properties side by side. */
export const comparisonWords = defineWords({
  nb: {
    title: 'Sammenlign',
    description: 'Boliger, boder og lokaler side om side.',
    side: 'side om side',
    sharedCard: ({ title, price, facts }: SharedCard) =>
      `${title}: ${[price, ...facts].filter(Boolean).join(', ')}`,
    empty: 'Merk inntil fire som favoritter, så kan du se dem side om side her.',
    withoutScripts:
      'Favorittene ligger i nettleseren din, og virker bare med JavaScript. Eiendommene kan du se uten.',
    compareSaved: (first: number | null) =>
      first === null ? 'Sammenlign favorittene' : `Sammenlign de ${first} første favorittene`,
    favourites: 'Se favorittene dine',
    portfolio: 'Se eiendommene',
    loading: 'Henter …',
    failed: 'Vi får ikke hentet dem akkurat nå. Prøv igjen om litt.',
    cut: (most: number) => `Bare ${most} får plass side om side. Her er de første.`,
    gone: (count: number) =>
      count === 1
        ? 'Én av dem er ikke på nettstedet lenger.'
        : `${count} av dem er ikke på nettstedet lenger.`,
    share: 'Del lenken',
    remove: 'Ta bort',
    removeNamed: (title: string) => `Ta bort ${title}`,
    common: (count: number) => (count === 2 ? 'Likt for begge' : 'Likt for alle'),
    table: 'Sammenligning',
    unknown: 'Ikke oppgitt',
    price: 'Leie',
    noPrice: 'På forespørsel',
    vacancy: 'Innflytting',
    place: 'Sted',
    upFront: 'Før innflytting, med depositum',
    amenities: 'Fasiliteter',
  },
})
