import type { ReklamePage } from '../../../landlord-types/category-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'

export const reklamePage: Words<ReklamePage> | null = {
  nb: {
    title: 'Vegger',
    heading: 'To vegger mot E134',
    lead: 'Tolv tusen biler i døgnet.',
    description: 'Lei reklamevegg i Kongsberg.',
    listTitle: 'Veggene',
    askTitle: 'Vil du ha en?',
    askText: 'Si hvor lenge.',
    links: [{ label: 'Alle veggene', note: 'Med mål.', href: '/eiendommer?type=reklame' }],
  },
}
