import type { Landing } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import { promises } from './promises.ts'

export const landing: Words<Landing> = {
  nb: {
    title: 'Bo høyt, bo godt',
    badge: 'Familieeid i Kongsberg og Hokksund',
    pageTitle: 'Leie i Kongsberg og Hokksund',
    description: 'Leiligheter, lagerrom, bilplasser og lokaler i Kongsberg og Hokksund.',
    tiles: {
      bolig: { label: 'Hjem', note: '12 leiligheter' },
      minilager: { label: 'Lagerrom', note: '40 rom' },
      parkering: { label: 'Bilplass', note: '9 plasser' },
      naering: { label: 'Lokaler', note: '3 lokaler' },
      reklame: { label: 'Vegger', note: '2 vegger' },
    },
    vacant: { title: 'Klar til innflytting', all: { label: 'Alle hjem', href: '/eiendommer?type=bolig' } },
    promos: [
      {
        drawing: 'promo-interesseskjema',
        label: 'Skriv deg opp',
        text: `Du får svar innen ${promises.interestForm.words}.`,
        href: '/interesseskjema',
      },
    ],
    infos: [{ label: 'Hvem vi er', text: 'En familie og tre hus.', href: '/om-oss' }],
    benefits: {
      title: 'Vi bor i nabohuset',
      text: 'Derfor kommer vi fort.',
      items: [{ sign: 'phone', title: 'Ring', text: 'Vi svarer {openingHours}.' }],
    },
    contact: { text: `Skriv, så svarer vi innen ${promises.contactMessage.words}.` },
  },
}
