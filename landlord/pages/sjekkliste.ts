import type { ChecklistPage, CleaningCategory } from '../../landlord-types/guide-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
/** The checklist for cleaning before moving out: 39 items in five categories (specification 2 §2). */
export const cleaningCategories: readonly CleaningCategory[] = [
  {
    title: 'Kjøkken',
    items: [
      'Komfyr: plater, stekeovn, brett og bak komfyren',
      'Ventilator og filter',
      'Kjøleskap og fryser: tømt, avrimet og vasket, døra på gløtt',
      'Oppvaskmaskin: filter, tetningslist og dør',
      'Skap og skuffer, inni og utenpå',
      'Toppen av skapene',
      'Benkeplate og fliser over benken',
      'Vask, kran og sluk under vasken',
      'Søppelskap og bøtter',
      'Gulv og lister, også under hvitevarene',
      'Vegger og dører: flekker og merker',
    ],
  },
  {
    title: 'Bad/WC',
    items: [
      'Toalett, også bak og under',
      'Servant, kran og speil',
      'Dusj eller badekar, vegger og dører avkalket',
      'Sluk: renset for hår og såperester',
      'Skap og hyller, inni og utenpå',
      'Fliser og fuger',
      'Ventil og vifte støvsugd',
      'Vaskemaskin: filter, såpeskuff og tetningslist',
      'Gulv, også bak toalettet',
    ],
  },
  {
    title: 'Soverom og stuer',
    items: [
      'Garderobeskap, inni og oppå',
      'Dører, karmer og håndtak',
      'Lister og vinduskarmer',
      'Stikkontakter og brytere tørket av',
      'Radiatorer og panelovner, også bak',
      'Vegger: flekker vasket bort, spikre fjernet, hull sparklet',
      'Gulv vasket og støvsugd i kantene',
    ],
  },
  {
    title: 'Vinduer og generelt',
    items: [
      'Vinduer, innvendig og utvendig der du når',
      'Mellom glassene på vinduer som kan åpnes',
      'Persienner og gardinstenger',
      'Lamper og lampeglass',
      'Røykvarslere på plass og testet',
      'Entré: dør, dørkarm og skohylle',
      'Innvendige trapper og rekkverk',
    ],
  },
  {
    title: 'Utvendig og lager',
    items: [
      'Balkong eller terrasse feid og vasket',
      'Bod tømt og feid',
      'Garasje eller parkeringsplass ryddet',
      'Postkasse tømt, navneskilt tatt ned',
      'Søppel kjørt bort, ingenting igjen i fellesarealene',
    ],
  },
]

/** The headings of the checklist's own page. Its room names differ from the dialog's (specification 2 §2). */
export const pageHeadings: readonly string[] = ['Kjøkken', 'Bad', 'Alle rom', 'Generelt', 'Utvendig og lager']

export const checklistPage: Words<ChecklistPage> = {
  nb: {
    title: 'Sjekkliste for flyttevask',
    heading: 'Sjekkliste for flyttevask',
    lead: 'Rom for rom, punkt for punkt. Kryss av etter hvert.',
    description: 'Sjekkliste for flyttevask: 39 punkter rom for rom, avtalen om utflytting og gode råd.',
    agreementTitle: 'Avtale om utflytting',
    tipsTitle: 'Gode råd',
    tips: [
      'Begynn øverst og arbeid deg nedover. Gulvet tar du til slutt.',
      'La stekeovnen stå med grønnsåpe over natta, så løsner det meste.',
      'Sett av ekstra tid til stekeovn, dusj og vinduer. Det er der det oftest mangler noe.',
      'Ta bilder når du er ferdig. De er gode å ha hvis det blir spørsmål om noe.',
    ],
    end: {
      title: 'Alt er gjort. Godt jobbet!',
      text: 'Dette gjenstår før du låser døra for siste gang:',
      steps: [
        { text: 'Ta bilder av alle rommene.' },
        { text: 'Les av strømmåleren, og meld flytting til strømleverandøren.' },
        { text: 'Avtal gjennomgang av boligen med oss.', href: '/#contact', link: 'Skriv til oss' },
        {
          text: 'Lever alle nøkler og brikker når vi går gjennom boligen. Mangler noen av dem?',
          href: '/tapt-nokkel',
          link: 'Meld tapt nøkkel',
        },
        { text: 'Har du ikke sagt opp ennå?', href: '/si-opp-leilighet', link: 'Si opp leiligheten' },
      ],
    },
  },
}
