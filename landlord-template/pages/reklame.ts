import type { ReklamePage } from '../../landlord-types/category-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import { ifRented } from '../categories.ts'
import { towns } from '../company.ts'

export const reklamePage: Words<ReklamePage> | null = ifRented('reklame', {
  nb: {
    title: 'Reklame',
    heading: 'Plass til budskapet ditt',
    lead: `Vegger og tavler i ${towns}.`,
    description: `Lei reklameplass i ${towns}.`,
    listTitle: 'Plassene',
    askTitle: 'Spør om en plass',
    askText: 'Si hvor og hvor lenge, så svarer vi med mål og pris.',
    links: [{ label: 'Alle plassene', note: 'Med bilder.', href: '/eiendommer?type=reklame' }],
  },
})
