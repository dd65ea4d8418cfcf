import { defineWords } from '../../../domain/text/language.ts'

export const agreementPage = defineWords({
  nb: {
    description: 'Bekreft at du har lest husordensreglene. De er en del av leiekontrakten.',
    read: 'Les husordensreglene først',
    version: (version: string) => `Utgave ${version}`,
  },
})
