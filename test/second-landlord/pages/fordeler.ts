import type { FordelerPage } from '../../../landlord-types/info-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'

export const fordelerPage: Words<FordelerPage> = {
  nb: {
    title: 'Bo hos oss',
    heading: 'Det lille ekstra',
    lead: 'Vi gir det vi har.',
    description: 'Fordeler for beboerne.',
    items: [{ title: 'Lån en tilhenger', text: 'Si fra dagen før.', href: '/kundeservice', link: 'Spør' }],
  },
}
