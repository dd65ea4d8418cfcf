import { defineWords } from '../../domain/text/language.ts'

export const staleWords = defineWords({
  nb: {
    since: (time: string) =>
      `Vi får ikke hentet ferske opplysninger akkurat nå. Du ser siden slik den var ${time}.`,
  },
})
