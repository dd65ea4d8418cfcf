import { defineWords } from '../../../domain/text/language.ts'

/** The homes that are advertised on FINN right now. */
export const listingTexts = defineWords({
  nb: {
    title: 'Ledige leiligheter',
    subtitle: 'Alle annonsene er også lagt ut på Finn.no.',
    openFinn: 'Se alle annonsene på Finn.no',
    newTab: '(åpnes i ny fane)',
    homesCounter: 'Ledige boliger',
    municipalitiesCounter: 'Kommuner',
    loading: 'Laster eiendommer...',
    empty: 'Ingen eiendommer funnet for øyeblikket. Eiendommer oppdateres automatisk daglig.',
    heading: 'Tilgjengelige boliger',
    count: (shown: number, all: number) => `Viser ${shown} av ${all} ${all === 1 ? 'bolig' : 'boliger'}`,
    /** Those whose listing does not say all that is asked. */
    possible: (count: number) => `${count} ${count === 1 ? 'bolig' : 'boliger'} til kan passe`,
    unmentionedFilters: (labels: readonly string[]) => `Annonsen sier ikke noe om ${quoted(labels)}.`,
    updated: 'Sist oppdatert',
    bedrooms: (count: number) => `${count} soverom`,
    seeOnFinn: 'Se på Finn.no',
    seeProperty: 'Se boligen hos oss',
    pictureProblem: 'Error loading listing image',
    interested: 'Interessert i en av våre boliger?',
    interestedText: 'Skriv til oss, eller send et interesseskjema, så tar vi kontakt.',
    sendMail: 'Send e-post',
    interestForm: 'Interesseskjema',
  },
})

/** «Heis», «Møblert» eller «Balkong». */
function quoted(labels: readonly string[]): string {
  const all = labels.map((label) => `«${label}»`)
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} eller ${all.at(-1)}` : all.join('')
}
