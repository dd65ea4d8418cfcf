import type { Landing } from '../landlord-types/info-pages.ts'
import type { Words } from '../landlord-types/language.ts'
import { ofRented } from './categories.ts'
import { towns } from './company.ts'

/** The front page. The description and the title are what search engines show. */
export const landing: Words<Landing> = {
  nb: {
    title: 'Finn noe å leie',
    badge: `Utleie i ${towns}`,
    pageTitle: `Leie i ${towns}`,
    description: `Se hva {firma} leier ut i ${towns}, og hva som er ledig nå.`,
    tiles: ofRented({
      bolig: { label: 'Bolig', note: 'Leiligheter og hus' },
      minilager: { label: 'Minilager', note: 'Boder i flere størrelser' },
      parkering: { label: 'Parkering', note: 'Faste plasser' },
      naering: { label: 'Næringslokale', note: 'Kontor, lager og butikk' },
      coliving: { label: 'Coliving', note: 'Eget rom, delt kjøkken' },
      reklame: { label: 'Reklameplass', note: 'Vegger og tavler' },
    }),
    vacant: { title: 'Ledig nå', all: { label: 'Alt vi leier ut', href: '/eiendommer' } },
    promos: [
      {
        drawing: 'promo-interesseskjema',
        label: 'Fortell hva du ser etter',
        text: 'Send et skjema, så svarer vi innen {svartid interesse}.',
        href: '/interesseskjema',
      },
      {
        drawing: 'promo-fordeler',
        label: 'Få beskjed på e-post',
        text: 'Si hva du leter etter, så skriver vi når noe blir ledig.',
        href: '/si-fra',
      },
    ],
    infos: [
      { label: 'Om oss', text: 'Hvem du leier av.', href: '/om-oss' },
      { label: 'Kundeservice', text: 'Skjemaer og råd for deg som leier.', href: '/kundeservice' },
      { label: 'Husordensregler', text: 'Det naboer venter av hverandre.', href: '/husordensregler' },
    ],
    benefits: {
      title: 'Slik når du oss',
      text: 'Det du sender, får et nummer, og du kan følge det til det er gjort.',
      items: [
        { sign: 'phone', title: 'Ring', text: 'Vi svarer {åpningstider}.' },
        { sign: 'wrench', title: 'Når det haster', text: 'Vakttelefonen er {vakttelefon}.' },
      ],
    },
    contact: { text: 'Skriv til oss. Vi svarer innen {svartid henvendelse}.' },
  },
}
