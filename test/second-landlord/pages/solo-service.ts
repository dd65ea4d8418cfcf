import type { SoloServicePage } from '../../../landlord-types/info-pages.ts'

export const soloServicePage: SoloServicePage = {
  title: 'En time hjelp',
  heading: 'En time hjelp når du flytter inn',
  lead: 'Den første uka.',
  description: 'Hjelp til innflytting.',
  offersTitle: 'Vi kan',
  offers: [{ title: 'Bære', text: 'Opp trappa.' }],
  note: 'Ikke strøm.',
  visit: 'Teknikeren kommer i én time.',
}
