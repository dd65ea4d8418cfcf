import { defineWords } from '../../domain/language.ts'
import type { Hit } from '../../server/search/find-documents.ts'

/** The search and its results. */
export const searchWords = defineWords({
  nb: {
    title: 'Søk',
    description: 'Søk i boliger, skjemaer, veiledninger og husregler.',
    field: 'Hva leter du etter?',
    help: 'For eksempel «nøkkel», «bod» eller en adresse.',
    button: 'Søk',
    suggestions: 'Forslag',
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
    kinds: {
      list: 'Liste',
      property: 'Eiendom',
      listing: 'Annonse på FINN',
      form: 'Skjema',
      guide: 'Veiledning',
      rule: 'Husordensregel',
      page: 'Side',
    } satisfies Record<Hit['kind'], string>,
  },
})
