import { defineWords } from '../../../../domain/text/language.ts'

/** The map of the portfolio. */
export const mapTexts = defineWords({
  nb: {
    count: (count: number) => (count === 1 ? '1 eiendom' : `${count} eiendommer`),
    mapOf: (town: string) => `Kart over ${town}`,
    openTiles: 'Vis veier og hus',
    closeTiles: 'Vis skissen',
    movable: (map: string) => `${map}. Flytt det med piltastene, zoom med pluss og minus.`,
    noTiles: 'Veier og hus kan ikke vises akkurat nå.',
    closePreview: 'Lukk',
    zoomIn: 'Zoom inn',
    zoomOut: 'Zoom ut',
    onlyTown: (town: string) => `Bare ${town}`,
    paged: (listed: number) => `Kartet viser alle, lista ${listed} om gangen.`,
    sketch: 'Kartet er en skisse.',
    notDrawn: 'Byen er ikke tegnet',
    rough: 'Stiplede priser står omtrentlig, midt i området.',
    missing: (count: number) =>
      count === 1
        ? '1 eiendom er ikke plassert på kartet, men står i lista.'
        : `${count} eiendommer er ikke plassert på kartet, men står i lista.`,
    loading: 'Tegner kartet …',
    place: 'På kartet',
    roughPlace: 'Plasseringen er omtrentlig, midt i området.',
    whole: (town: string) => `Alt vi har i ${town}, på kartet`,
  },
})
