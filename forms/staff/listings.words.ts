import { defineWords } from '../../domain/language.ts'

/** The texts of «Annonser». */
export const listingTexts = defineWords({
  nb: {
    title: 'Annonser',
    lead: 'Boliger annonsert på FINN, hentet hver natt.',
    sync: 'Oppdater nå',
    images: 'Hent bilder',
    started: {
      'sync-listings': 'Oppdateringen er startet. Resultatet står under «Siste kjøringer» om litt.',
      'import-images': 'Bildene hentes nå. Går noe galt, står det her.',
    },
    /** Beside «Upload failed», which the specification prescribes. */
    picturesFailed: 'Ingen bilder kunne hentes til disse eiendommene:',
    off: 'Ingen annonser hentes fra FINN: nettstedet er satt opp uten nøkkel dit (FINN_API_KEY). Den som drifter nettstedet, kan legge den inn.',
    runsTitle: 'Siste kjøringer',
    noRuns: 'Ingen ennå.',
    outcomes: { applied: 'Hentet', refused: 'Avvist', failed: 'Feilet' },
    problems: {
      applied: '',
      refused:
        'Lista ville blitt mye kortere, så den gamle står. Er det riktig, kan den som drifter nettstedet, slippe den gjennom.',
      failed: 'Annonsene kunne ikke hentes, så de gamle står.',
    },
    said: 'Teknisk melding',
    seen: (count: number) => (count === 1 ? '1 annonse' : `${count} annonser`),
    empty: 'Det er ingen annonser.',
    inactive: 'Ikke lenger på FINN',
    hidden: 'Skjult',
    hide: 'Skjul',
    show: 'Vis igjen',
    link: 'Koble til eiendom',
    property: 'Eiendom',
    search: 'Søk etter eiendommen',
    submitSearch: 'Søk',
    noneFound: 'Ingen eiendommer på nettstedet heter det.',
    saveLink: 'Lagre kobling',
    noProperty: 'Ingen eiendom',
    onFinn: 'På FINN',
    isHidden: 'Annonsen er skjult på nettstedet.',
    isShown: 'Annonsen vises igjen.',
    isLinked: 'Koblingen er lagret. Annonsen fører til eiendommens side.',
    isUnlinked: 'Koblingen er tatt bort.',
    noSuchProperty: 'Eiendommen er ikke på nettstedet, og kan ikke kobles til.',
    propertyOffSite: 'En eiendom som er tatt bort',
    gone: 'Annonsen finnes ikke.',
  },
})
