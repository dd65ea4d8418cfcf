import { defineWords } from '../../../../domain/text/language.ts'

export const addressChangedWords = defineWords({
  nb: {
    subject: (name: string, reference: string) => `${name} har fått en ny e-postadresse (${reference})`,
    heading: 'E-postadressen er byttet',
    preheader: (reference: string) => `Sak ${reference}`,
    text: (name: string, reference: string) =>
      `E-postadressen i ${name} ${reference} er byttet. Vi sender ikke mer om saken til denne adressen.`,
    stillCounts: 'Det som er sendt, gjelder som før.',
    notYou: (phone: string) => `Var det ikke du som gjorde dette? Ring oss på ${phone} med en gang.`,
  },
})
