import type { Landing } from '../landlord-types/info-pages.ts'
import type { Words } from '../landlord-types/language.ts'

/** The front page. The description and the title are what search engines show. */
export const landing: Words<Landing> = {
  nb: {
    title: 'Finn ditt neste hjem eller forretningslokale',
    badge: 'Profesjonell eiendomsforvaltning i Larvik, Notodden og Stokke',
    /** The browser's title; the company's name is added. */
    pageTitle: 'Leie bolig og lokale i Larvik, Notodden og Stokke',
    description:
      'Leie av bolig, coliving, minilager, næringslokale, parkering og reklameplass i Larvik, Notodden og Stokke. Se ledige leiligheter og hele porteføljen.',
    tiles: {
      bolig: { label: 'Bolig', note: '196 enheter' },
      parkering: { label: 'Parkering', note: '82 plasser' },
      naering: { label: 'Næringslokale', note: '21 lokaler' },
      coliving: { label: 'Coliving', note: 'Moderne' },
      minilager: { label: 'Minilager', note: '61 plasser' },
      reklame: { label: 'Reklameplass', note: '10 plasser' },
    },
    vacant: {
      title: 'Ledig nå',
      all: { label: 'Alle ledige boliger', href: '/eiendommer?type=bolig&ledig=1' },
    },
    promos: [
      {
        drawing: 'promo-fordeler',
        label: 'Fordeler for leietakere',
        text: 'Fast vaktmester, døgnåpen vakttelefon og folk som svarer. Se hva som følger med når du leier hos oss.',
        href: '/fordeler',
      },
      {
        drawing: 'promo-interesseskjema',
        label: 'Si hva du ser etter',
        text: 'Fyll ut interesseskjemaet, så hører du fra oss innen {svartid interesse}. Det tar noen minutter og forplikter ikke.',
        href: '/interesseskjema',
      },
      {
        drawing: 'promo-solo-service',
        label: 'Gratis hjelp når du flytter inn',
        text: 'Nye leietakere får inntil to timer gratis hjelp av en handyman de to første månedene.',
        href: '/solo-service',
      },
    ],
    infos: [
      { label: 'Om oss', text: 'Hvem vi er, hva vi eier og hvorfor vi blir værende.', href: '/om-oss' },
      {
        label: 'Kundeservice',
        text: 'Meld feil, bestill ny nøkkel eller si opp. Alt på ett sted.',
        href: '/kundeservice',
      },
      {
        label: 'Husordensregler',
        text: 'Det som gjør det godt å bo tett på andre.',
        href: '/husordensregler',
      },
    ],
    benefits: {
      title: 'Vaktmesteren er aldri langt unna',
      text: 'Vi eier det vi leier ut, og vaktmesterne er våre egne. Derfor lønner det seg for oss å gjøre ting ordentlig første gang.',
      items: [
        {
          sign: 'wrench',
          title: 'Egne vaktmestere',
          text: 'Tre vaktmestere og en rørlegger som kjenner byggene fra kjeller til loft.',
        },
        {
          sign: 'phone',
          title: 'Noen som tar telefonen',
          text: 'Vi er her {åpningstider}. Vakttelefonen er åpen hele døgnet: {vakttelefon}.',
        },
        {
          sign: 'contract',
          title: 'Ryddige avtaler',
          text: 'Standard leiekontrakt, depositum på egen konto i ditt navn, og alt samlet på Min side.',
        },
        {
          sign: 'towns',
          title: 'Tre byer, ett sted å spørre',
          text: 'Bytter du by, eller trenger du bod og parkering i tillegg, ordner vi det i samme samtale.',
        },
      ],
    },
    contact: {
      text: 'Skriv til oss. Vi kommer tilbake til deg innen {svartid henvendelse}.',
    },
  },
}
