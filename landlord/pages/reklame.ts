import type { ReklamePage } from '../../landlord-types/category-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
export const reklamePage: Words<ReklamePage> | null = {
  nb: {
    title: 'Reklame',
    heading: 'Vegger som mange går forbi',
    lead: 'Gavlvegger, fasader og tavler i Larvik, Notodden, Stokke og Kristiansand. Du kommer med budskapet, vi har flata.',
    description:
      'Lei reklameplass på fasader, gavlvegger og tavler i Larvik, Notodden, Stokke og Kristiansand.',
    listTitle: 'Utvalgte plasser',
    askTitle: 'Har du et budskap?',
    askText: 'Fortell hvor og hvor lenge, så sender vi mål, bilder og pris.',
    links: [
      {
        label: 'Se alle reklameplassene',
        note: 'Også leskur, vinduer og tavler som ikke vises her.',
        href: '/eiendommer?type=reklame',
      },
      {
        label: 'Leier du plass hos oss?',
        note: 'Skifte av motiv, faktura eller oppsigelse går via kundeservice.',
        href: '/kundeservice',
      },
    ],
  },
}
