import { defineWords } from '../../../domain/language.ts'

export const senderWords = defineWords({
  nb: {
    subject: (reference: string) => `Vi har mottatt det du sendte (${reference})`,
    heading: 'Vi har fått det du sendte',
    preheader: (reference: string) => `Referansen din er ${reference}`,
    received: (name: string, when: string) => `${name} kom inn til oss ${when}.`,
    promise: (words: string, by: string) => `Vi svarer ${words}. Du hører fra oss senest ${by}.`,
    nextTitle: 'Dette skjer nå',
    open: 'Følg saken',
    linkText:
      'Lenken er din egen. Der ser du hva som skjer, kan skrive til oss, legge ved bilder og trekke saken. Del den ikke med andre.',
    notYou: 'Var det ikke du som sendte dette? Da kan du se bort fra e-posten.',
    facts: { reference: 'Referanse' },
  },
})
