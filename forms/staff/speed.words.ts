import { defineWords } from '../../domain/language.ts'
import type { SpeedMetricName, SpeedRating } from '../../domain/page-speed.ts'

const metrics: Record<SpeedMetricName, { name: string; plot: string }> = {
  lcp: { name: 'Vist', plot: 'Vist, sekunder (LCP)' },
  inp: { name: 'Svar på trykk', plot: 'Svar på trykk, millisekunder (INP)' },
  cls: { name: 'Hopp', plot: 'Hopp i innholdet (CLS)' },
}

const ratings: Record<SpeedRating, string> = { good: 'bra', fair: 'kan bli bedre', poor: 'dårlig' }

/** Pages that the search does not lead to, and so has no title of. */
const pages: Record<string, string> = {
  '/': 'Forsiden',
  '/eiendommer/:id': 'Én eiendom',
  '/favoritter': 'Favoritter',
  '/minilager/storrelse': 'Hvilken størrelse trenger du?',
  '/sammenlign': 'Sammenlign',
  '/skjema-api': 'Skjemaer for maskiner',
  '/sok': 'Søk',
}

/** The texts of «Fart». */
export const speedTexts = defineWords({
  nb: {
    title: 'Fart',
    lead: 'Hvor raske sidene var hos besøkende de siste 28 dagene. Tre av fire besøk var like raske eller raskere.',
    screens: 'Skjermer',
    screen: { all: 'Alle', narrow: 'Smale (mobil)', wide: 'Brede' },
    page: 'Side',
    visits: 'Målte besøk',
    metrics,
    ratings,
    none: 'ikke målt',
    empty:
      'Ingen besøk er målt de siste 28 dagene. Én av ti sidevisninger måles, og tallet kommer når den besøkende forlater siden. Det trengs altså noen titalls besøk før det står noe her.',
    noneOfScreen: 'Ingen besøk på slike skjermer er målt de siste 28 dagene.',
    pages,
    plotTitle: (page: string) => `Uke for uke: ${page}`,
    toPages: 'Til lista over sider',
    thisWeek: 'denne uka',
    /** What the colours of the bars mean. */
    legend: {
      good: (limit: string) => `${ratings.good}: inntil ${limit}`,
      fair: ratings.fair,
      poor: (limit: string) => `${ratings.poor}: over ${limit}`,
      partial: 'hittil denne uka',
    },
    aboutTitle: 'Hva tallene betyr',
    about: [
      'Vist: når det største på skjermen var på plass. Bra er inntil 2,5 s, dårlig er over 4,0 s (LCP).',
      'Svar på trykk: den tregeste reaksjonen på et trykk. Bra er inntil 200 ms, dårlig er over 500 ms (INP). Besøk uten trykk har ikke noe tall.',
      'Hopp: hvor mye innholdet flyttet seg av seg selv. Bra er inntil 0,10, dårlig er over 0,25 (CLS).',
      'Én av ti sidevisninger måles, uten informasjonskapsel og uten adresse. Vi måler ikke dem som har slått på «Do Not Track», «Global Privacy Control» eller datasparing. Med få besøk sier tallene lite.',
    ],
  },
})
