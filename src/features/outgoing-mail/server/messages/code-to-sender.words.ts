import { defineWords } from '../../../../domain/text/language.ts'

export const codeWords = defineWords({
  nb: {
    subject: (code: string) => `${code} er koden din`,
    heading: 'Koden din til Mine saker',
    preheader: 'Gjelder i ti minutter',
    text: 'Skriv koden på siden der du ba om den. Den gjelder i ti minutter.',
    notYou: 'Ba du ikke om noen kode? Da kan du se bort fra e-posten.',
  },
})
