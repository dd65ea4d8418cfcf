import { defineWords } from '../../domain/language.ts'

export const favouritesWords = defineWords({
  nb: {
    title: 'Favoritter',
    description: 'Det du har lagret på denne enheten.',
    lead: 'Det du lagrer, ligger bare på denne enheten. Vi ser det ikke.',
    withoutScripts: 'Favorittene ligger i nettleseren din, og den viser dem bare med JavaScript.',
    loading: 'Henter favorittene …',
    failed: 'Vi får ikke hentet favorittene akkurat nå. De er fortsatt lagret.',
    empty: 'Du har ikke lagret noe ennå. Trykk på hjertet på det du liker.',
    portfolio: 'Se eiendommene',
    vacantHomes: 'Se ledige leiligheter',
    compare: 'Sammenlign',
    compareNamed: (title: string) => `Sammenlign ${title}`,
    compareChosen: 'Sammenlign side om side',
    most: (count: number) => `Kryss av for inntil ${count}.`,
    remove: 'Ta bort',
    removeNamed: (title: string) => `Ta bort ${title}`,
    gone: (count: number) =>
      count === 1
        ? 'Én favoritt er ikke på nettstedet lenger.'
        : `${count} favoritter er ikke på nettstedet lenger.`,
    forget: 'Fjern fra listen',
  },
})
