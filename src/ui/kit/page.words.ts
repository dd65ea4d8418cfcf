import { defineWords } from '../../domain/text/language.ts'

/** What stands around every page, and instead of one that is not found or cannot be shown. */
export const pageWords = defineWords({
  nb: {
    skip: 'Hopp til innholdet',
    orgNumber: 'Org.nr.',
    /** Under all that a page shows, where it is made up. */
    demo: 'Dette er en demo, med oppdiktede eiendommer og annonser.',
    notFound: 'Siden finnes ikke',
    notFoundText: 'Siden finnes ikke. Den kan være flyttet, eller lenken kan være skrevet feil.',
    failed: 'Noe gikk galt',
    failedText: 'Noe gikk galt hos oss, og siden kunne ikke vises.',
    /** Before the reference of the error. */
    giveReference: 'Prøv igjen om litt. Hjelper ikke det, ta kontakt og oppgi referansen',
    notRead: 'Vi fikk ikke hentet alt akkurat nå. Prøv igjen om litt. Referanse:',
    frontPage: 'Til forsiden',
    staffPages: 'Til arbeidsflaten',
    portfolio: 'Våre eiendommer',
    search: 'Søk',
    service: 'Kundeservice',
    reload: 'Åpne siden på nytt',
  },
})
