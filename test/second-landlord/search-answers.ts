import type { Words } from '../../landlord-types/language.ts'
import type { SearchAnswer } from '../../landlord-types/search-answer.ts'

export const searchAnswers: Words<readonly SearchAnswer[]> = {
  nb: [
    {
      title: 'Når noe haster',
      phrases: ['vakttelefon', 'haster'],
      text: 'Vi svarer {vakttid}.',
      links: ['Ring vakta {vakttelefon}', 'Kundeservice /kundeservice'],
    },
    {
      title: 'Når du vil flytte',
      phrases: ['oppsigelsestid', 'si opp'],
      text: 'Oppsigelsestiden er {oppsigelsestid}.',
      links: ['Si opp /si-opp-leilighet'],
    },
    { title: 'Stille', phrases: ['stille', 'ro'], text: '{regel: stille}', links: [] },
  ],
}
