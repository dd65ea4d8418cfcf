import type { FordelerPage } from '../../../landlord-types/info-pages.ts'

export const fordelerPage: FordelerPage = {
  title: 'Bo hos oss',
  heading: 'Det lille ekstra',
  lead: 'Vi gir det vi har.',
  description: 'Fordeler for beboerne.',
  items: [{ title: 'Lån en tilhenger', text: 'Si fra dagen før.', href: '/kundeservice', link: 'Spør' }],
}
