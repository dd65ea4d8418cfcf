import { defineWords } from '../../../../domain/text/language.ts'

export const favouritesWords = defineWords({
  nb: {
    title: 'Favoritter',
    description: 'Det du har lagret på denne enheten.',
    lead: 'Trykk på hjertet ved det du liker, så finner du det igjen her. Det ligger bare på denne enheten, og vi ser det ikke.',
    withoutScripts: 'Favorittene ligger i nettleseren din, og den viser dem bare med JavaScript.',
    loading: 'Henter favorittene …',
    failed: 'Vi får ikke hentet favorittene akkurat nå. De er fortsatt lagret.',
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
    forget: 'Fjern fra lista',
  },
})
