import type { SoloServicePage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'

export const soloServicePage: Words<SoloServicePage> = {
  nb: {
    title: 'Gratis hjelp av handyman',
    heading: 'Gratis handyman når du flytter inn',
    lead: 'Nye leietakere får inntil to timer gratis hjelp i løpet av de to første månedene.',
    description: 'Nye leietakere får inntil to timer gratis hjelp av handyman de to første månedene.',
    offersTitle: 'Dette hjelper vi med',
    offers: [
      { title: 'Opp på veggen', text: 'Hyller, bilder, speil og TV-feste.' },
      { title: 'Satt sammen', text: 'Senger, skap og bord i flatpakke.' },
      { title: 'Lys og gardiner', text: 'Gardinstenger, og lamper som har støpsel.' },
      { title: 'Små ting', text: 'Skap som ikke lukker, dører som tar i, lister som løsner.' },
    ],
    note: 'Faste elektriske punkter og rør må fagfolk ta. Det ordner vi også, men ikke som en del av tilbudet.',
    visit: 'Handymannen kommer med verktøy og hjelper i inntil to timer.',
  },
}
