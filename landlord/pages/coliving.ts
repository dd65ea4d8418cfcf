import type { ColivingPage } from '../../landlord-types/category-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import { interestPathOf } from '../categories.ts'
export const colivingPage: Words<ColivingPage> | null = {
  nb: {
    title: 'Coliving',
    heading: 'Eget rom, felles kjøkken, korte kvelder alene',
    lead: 'Møblerte rom med strøm, internett og vask av fellesarealene i leia. Du tar med deg selv og det du liker å ha på veggen.',
    description:
      'Coliving i Larvik, Notodden og Stokke: møblerte rom med strøm, internett og vask av fellesarealene i leia.',
    benefitsTitle: 'Med i leia',
    benefits: [
      { title: 'Én pris', text: 'Strøm, varme, internett og felles strømmetjenester er med.' },
      { title: 'Ferdig møblert', text: 'Seng, pult, skap og gardiner står klare.' },
      { title: 'Vasket hver uke', text: 'Kjøkken, bad og ganger vaskes av andre enn deg.' },
      { title: 'Naboer du blir kjent med', text: 'Langbord, felles middager og noen å låne salt av.' },
    ],
    roomsTitle: 'Tre slags rom',
    facilitiesTitle: 'Dette deler vi',
    facilities: ['stort kjøkken', 'stue med peis', 'vaskerom', 'arbeidsrom', 'takterrasse', 'sykkelbod'],
    groupsTitle: 'Hvem som trives her',
    groups: [
      { title: 'Nye i byen', text: 'Du har fått jobb, men ikke nettverk ennå.' },
      { title: 'Studenter og lærlinger', text: 'Du vil ha ro til å lese og noen å spise med.' },
      { title: 'Pendlere', text: 'Du er her fra mandag til torsdag.' },
      { title: 'Mellom to boliger', text: 'Du trenger et godt sted for noen måneder.' },
    ],
    next: {
      title: 'Kom og se hvordan vi bor',
      links: [
        {
          label: 'Se rommene',
          note: 'Hvert rom med bilder, pris og huset det ligger i.',
          href: '/eiendommer?type=coliving',
        },
        {
          label: 'Fortell hvem du er',
          note: 'Vi finner et hus der du passer inn.',
          href: interestPathOf('coliving'),
        },
        {
          label: 'Bor du her allerede?',
          note: 'Feil, nøkler og spørsmål: Kundeservice hjelper deg.',
          href: '/kundeservice',
        },
      ],
    },
    links: [
      { label: 'Se coliving-rommene', href: '/eiendommer?type=coliving' },
      { label: 'Send interesseskjema', href: interestPathOf('coliving') },
    ],
  },
}
