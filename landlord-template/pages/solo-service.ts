import type { SoloServicePage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'

export const soloServicePage: Words<SoloServicePage> = {
  nb: {
    title: 'Hjelp når du flytter inn',
    heading: 'Hjelp når du flytter inn',
    lead: 'Trenger du en hånd med noe praktisk? Spør her.',
    description: 'Be om praktisk hjelp når du flytter inn.',
    offersTitle: 'For eksempel',
    offers: [
      { title: 'Opphenging', text: 'Hyller, speil og gardinstenger.' },
      { title: 'Montering', text: 'Møbler i flatpakke.' },
    ],
    note: 'Strøm og rør må fagfolk ta.',
    visit: 'Vi avtaler tiden med deg.',
  },
}
