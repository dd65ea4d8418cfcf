import { defineWords } from '../../../../domain/text/language.ts'

export const anyCodeWords = defineWords({
  nb: { subject: (code: string) => `${code} er koden din`, preheader: 'Gjelder i ti minutter' },
})

export const codeWords = defineWords({
  nb: {
    heading: 'Koden din til Mine saker',
    text: 'Skriv koden på siden der du ba om den. Den gjelder i ti minutter.',
    notYou: 'Ba du ikke om noen kode? Da kan du se bort fra e-posten.',
  },
})

export const addressCodeWords = defineWords({
  nb: {
    heading: 'Koden til den nye adressen',
    text: (reference: string) =>
      `Skriv koden på siden til sak ${reference}, så sender vi alt om saken til denne adressen. Koden gjelder i ti minutter.`,
    notYou: 'Ba du ikke om noen kode? Da kan du se bort fra e-posten, og ikke gi koden til noen.',
  },
})
