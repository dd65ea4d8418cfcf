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
    list: 'Liste',
    homes: (count: number) =>
      count === 0 ? 'Ingen akkurat nå' : count === 1 ? '1 eiendom' : `${count} eiendommer`,
    showAll: (count: number) => `Vis alle ${count}`,
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
