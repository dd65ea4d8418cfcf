import { defineWords } from '../../../domain/text/language.ts'
import type { Hit } from '../server/hits.ts'

/** What a search has found. */
export const searchResultWords = defineWords({
  nb: {
    loading: 'Søker …',
    count: (hits: number) => (hits === 1 ? '1 treff' : `${hits} treff`),
    best: (hits: number) => `De ${hits} beste treffene`,
    partial: 'Ingenting har alle ordene. Dette har noen av dem.',
    meant: (query: string, meant: string) => `«${query}» fant vi ikke. Her er treffene på «${meant}».`,
    failed: 'Søket virker ikke akkurat nå. Prøv igjen om litt.',
    none: (query: string) => `Ingen treff på «${query}».`,
    noneHelp: 'Prøv et annet ord, eller gå hit:',
    ways: [
      { label: 'Våre eiendommer', href: '/eiendommer' },
      { label: 'Kundeservice', href: '/kundeservice' },
      { label: 'Meld interesse', href: '/interesseskjema' },
    ],
    fitting: (count: number) => (count === 1 ? '1 passer' : `${count} passer`),
    noneFits: (isNear: boolean) =>
      isNear ? 'Ingenting passer helt akkurat nå. Dette er nærmest:' : 'Ingenting passer akkurat nå.',
    nearly: 'Nesten',
    elsewhere: ({ town, nearest, kilometres }: { town: string; nearest: string; kilometres: number }) =>
      `Vi har ingenting i ${town}. Nærmest er ${nearest}, ${kilometres} km unna i luftlinje.`,
    wholeList: (count: number) => `Hele lista (${count})`,
    ads: (count: number) => (count === 1 ? '1 annonse på FINN' : `${count} annonser på FINN`),
    alert: 'Si fra når noe passer',
    noPrice: 'Pris på forespørsel',
    kinds: {
      listing: 'Annonse på FINN',
      form: 'Skjema',
      guide: 'Veiledning',
      rule: 'Husordensregel',
      page: 'Side',
    } satisfies Partial<Record<Hit['kind'], string>>,
  },
})
