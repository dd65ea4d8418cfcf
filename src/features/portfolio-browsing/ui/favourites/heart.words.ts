import { defineWords } from '../../../../domain/text/language.ts'

/** The heart of a card. */
export const heartWords = defineWords({
  nb: { named: (title: string) => `Lagre ${title}` },
})
