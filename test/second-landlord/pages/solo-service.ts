import type { SoloServicePage } from '../../../landlord-types/info-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'

export const soloServicePage: Words<SoloServicePage> = {
  nb: {
    title: 'En time hjelp',
    heading: 'En time hjelp når du flytter inn',
    lead: 'Den første uka.',
    description: 'Hjelp til innflytting.',
    offersTitle: 'Vi kan',
    offers: [{ title: 'Bære', text: 'Opp trappa.' }],
    note: 'Ikke strøm.',
    visit: 'Teknikeren kommer i én time.',
  },
}
