import { defineWords } from '../../../domain/language.ts'

/** The map of the portfolio. */
export const mapTexts = defineWords({
  nb: {
    switchLabel: 'Vis som',
    list: 'Liste',
    map: 'Kart',
    listHeading: 'Eiendommene på kartet',
    count: (count: number) => (count === 1 ? '1 eiendom' : `${count} eiendommer`),
    mapOf: (town: string) => `Kart over ${town}`,
    onlyTown: (town: string) => `Bare ${town}`,
    sketch: 'Kartet er en skisse.',
    rough: 'Stiplede priser står omtrentlig, midt i området.',
    missing: (count: number) =>
      count === 1
        ? '1 eiendom er ikke plassert på kartet, men står i lista.'
        : `${count} eiendommer er ikke plassert på kartet, men står i lista.`,
    loading: 'Tegner kartet …',
    onMap: 'På kartet',
    roughPlace: 'Plasseringen er omtrentlig, midt i området.',
    more: 'Se hele kartet',
  },
})
