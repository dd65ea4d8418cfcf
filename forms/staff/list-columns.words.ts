import { defineWords } from '../../domain/language.ts'
import type { ColumnId, ListName } from '../../domain/list-columns.ts'

/** The texts of the order of a staff member's own columns. */
export const listColumnTexts = defineWords({
  nb: {
    title: 'Kolonner',
    lead: 'Hvilke kolonner listene viser, og i hvilken rekkefølge. Det gjelder bare for deg.',
    ownOrder: 'Rekkefølgen gjelder bare for deg.',
    narrow: 'På smale skjermer viser tette rader i «Saker» bare avsender, frist og utdrag.',
    lists: { cases: 'Saker', properties: 'Eiendommer' } satisfies Record<ListName, string>,
    columns: {
      place: 'Sted',
      excerpt: 'Utdrag',
      deadline: 'Frist',
      assignee: 'Status og ansvarlig',
      reference: 'Referanse',
      photos: 'Bilder',
      sentAt: 'Sendt',
      type: 'Type',
      location: 'Adresse',
      price: 'Pris',
      standing: 'På nettstedet',
    } satisfies Record<ColumnId, string>,
    earlier: 'Flytt fram',
    later: 'Flytt bak',
    shown: 'Vis',
    hidden: 'Skjul',
    isHidden: 'skjult',
    reset: 'Bruk standard',
    movedTo: (label: string, place: number, count: number) =>
      `${label} er flyttet til plass ${place} av ${count}.`,
    becameShown: (label: string) => `${label} vises.`,
    becameHidden: (label: string) => `${label} er skjult.`,
    becameStandard: 'Kolonnene er som standard.',
  },
})
