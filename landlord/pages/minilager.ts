import type { MinilagerPage } from '../../landlord-types/category-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import { interestPathOf } from '../categories.ts'
export const minilagerPage: Words<MinilagerPage> | null = {
  nb: {
    title: 'Minilager',
    heading: 'Plass til det du vil beholde',
    lead: 'Tørre, låste boder fra én til ti kvadratmeter i Larvik, Notodden og Stokke. Lei så lenge du trenger det.',
    description:
      'Lei minilager i Larvik, Notodden og Stokke. Flere størrelser, tørt og låst. Se hva det koster i måneden.',
    benefitsTitle: 'Derfor sover tingene dine godt',
    benefits: [
      { title: 'Tørt og temperert', text: 'Jevn temperatur hele året, så papir, tre og tekstil holder seg.' },
      { title: 'Din egen lås', text: 'Bare du har nøkkelen. Byggene har adgangskontroll.' },
      { title: 'Kom når du vil', text: 'Adgang hele døgnet, og du kan kjøre bilen helt fram.' },
      { title: 'Ingen lang binding', text: 'Én måneds oppsigelse, så betaler du ikke for luft.' },
    ],
    sizesTitle: 'Fire størrelser, tegnet i samme målestokk',
    usesTitle: 'Folk bruker bodene til',
    uses: [
      'innboet mens de pusser opp',
      'sesongutstyr som ski, dekk og hagemøbler',
      'arkiv og varelager for små bedrifter',
      'arven de ikke har rukket å gå gjennom',
      'alt sammen, mellom to leiligheter',
    ],
    next: {
      title: 'Usikker på størrelsen?',
      links: [
        {
          label: 'Se bodene og hvor de ligger',
          note: 'Med bilder, pris og adresse.',
          href: '/eiendommer?type=minilager',
        },
        {
          label: 'Fortell hva du skal lagre',
          note: 'Så foreslår vi en bod som passer.',
          href: interestPathOf('minilager'),
        },
        {
          label: 'Leier du bod allerede?',
          note: 'Mistet nøkkel, fakturaspørsmål eller oppsigelse går via kundeservice.',
          href: '/kundeservice',
        },
      ],
    },
    links: [
      { label: 'Se minilagrene', href: '/eiendommer?type=minilager' },
      { label: 'Send interesseskjema', href: interestPathOf('minilager') },
    ],
  },
}
