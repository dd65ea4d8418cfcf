import { defineWords } from '../../../../domain/text/language.ts'

export const senderWords = defineWords({
  nb: {
    subject: (yours: string, reference: string) => `Vi har fått ${yours} (${reference})`,
    heading: (yours: string) => `Vi har fått ${yours}`,
    preheader: (reference: string) => `Referansen din er ${reference}`,
    received: (yours: string, when: string) =>
      `${yours.replace(/^./, (first) => first.toUpperCase())} kom inn ${when}.`,
    promise: (words: string, by: string) => `Vi svarer innen ${words}. Du hører fra oss senest ${by}.`,
    nextTitle: 'Dette skjer nå',
    open: 'Følg saken',
    linkText: (takesPhotos: boolean) =>
      `Lenken er din egen. Der ser du hva som skjer, kan skrive til oss${takesPhotos ? ', legge ved bilder' : ''} og trekke saken. Del den ikke med andre.`,
    notYou: 'Var det ikke du som sendte dette? Da kan du se bort fra e-posten.',
    /** For what binds its sender, such as a notice. */
    notYouRing: (phone: string) => `Var det ikke du som sendte dette? Ring oss på ${phone} med en gang.`,
    registered: {
      heading: 'Vi har skrevet ned det du sa',
      text: (name: string, when: string, toldOn: string | null) =>
        `Du ga oss dette muntlig${toldOn ? ` ${toldOn}` : ''}: ${name}. Vi skrev det ned ${when}. Det gjelder fra du sa det.`,
      confirm: 'Les det, og bekreft at det stemmer. Da har både du og vi det skriftlig.',
      open: 'Les og bekreft',
      notYou: (phone: string) =>
        `Stemmer det ikke, eller var det ikke du som tok kontakt? Ring oss på ${phone} med en gang.`,
    },
    facts: { reference: 'Referanse' },
  },
})
