import { defineWords } from '../../../../domain/text/language.ts'

export const addressCodeWords = defineWords({
  nb: {
    subject: (code: string) => `${code} er koden din`,
    heading: 'Koden til den nye adressen',
    preheader: 'Gjelder i ti minutter',
    text: (reference: string) =>
      `Skriv koden på siden til sak ${reference}, så sender vi alt om saken til denne adressen. Koden gjelder i ti minutter.`,
    notYou: 'Ba du ikke om noen kode? Da kan du se bort fra e-posten, og ikke gi koden til noen.',
  },
})
