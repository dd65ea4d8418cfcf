import type { ParkeringPage } from '../../landlord-types/category-pages.ts'
import type { Words } from '../../landlord-types/language.ts'

export const parkeringPage: Words<ParkeringPage> | null = {
  nb: {
    title: 'Parkering',
    heading: 'En fast plass som alltid er din',
    lead: 'Ute, under tak eller med lader. Samme rute hver dag, også når det er torgdag.',
    description:
      'Lei fast parkeringsplass i Larvik, Notodden og Stokke: ute, under tak eller med elbillader.',
    benefitsTitle: 'Slipp å lete',
    benefits: [
      { title: 'Merket med ditt nummer', text: 'Plassen er din hele døgnet, hele året.' },
      { title: 'Brøytet før du våkner', text: 'Vaktmesterne måker og strør fra klokka fem.' },
      { title: 'Lys og kamera', text: 'Opptak slettes senest etter 7 dager.' },
      { title: 'Lading der du står', text: 'Type 2-lader, og du betaler for strømmen du bruker.' },
    ],
    typesTitle: 'Tre slags plasser',
    locationsTitle: 'Her har vi plasser',
    locations: [
      { title: 'Larvik sentrum', text: 'Tollbugata, Kongegata og ved Bølgen.' },
      { title: 'Langestrand', text: 'Ved boligene våre, åpent for alle.' },
      { title: 'Notodden', text: 'Bak Storgata og ved stasjonen.' },
      { title: 'Stokke og Sandefjord', text: 'Pendlerplasser ved toget.' },
    ],
    stepsTitle: 'Slik går du fram',
    steps: [
      { title: 'Send søknad', text: 'Velg sted, og si når du vil ha plassen.' },
      { title: 'Vi bekrefter', text: 'Du får svar innen {svartid parkering}.' },
      { title: 'Parker', text: 'Du får nummer på ruta og brikke til bommen.' },
    ],
    next: {
      title: 'Finn ruta di',
      links: [
        {
          label: 'Se plassene',
          note: 'Med adresse, pris og bilder.',
          href: '/eiendommer?type=parkering',
        },
        {
          label: 'Søk om fast plass',
          note: 'Er plassen opptatt, foreslår vi en i nærheten.',
          href: '/parkering-soknad',
        },
        {
          label: 'Parkerer du hos oss?',
          note: 'Ny brikke, oppsigelse eller spørsmål: Kundeservice hjelper deg.',
          href: '/kundeservice',
        },
      ],
    },
    links: [
      { label: 'Se parkeringsplassene', href: '/eiendommer?type=parkering' },
      { label: 'Søk om parkering', href: '/parkering-soknad' },
    ],
  },
}
