import { defineWords } from '../text/language.ts'
import type { SecurityChoice } from './deposit.ts'

interface SecurityWords {
  name: string
  /** As the specification writes it behind the name (specification 2 §2). */
  terms: string
  /** What an amount of it means (husleieloven §§ 3-5 and 3-6). */
  explained: (amount: string) => string
}

/** The three ways to secure a rent. */
export const securityWords = defineWords({
  nb: {
    depositum: {
      name: 'Depositum',
      terms: '3mnd x husleie',
      explained: (amount: string) =>
        `${amount} på en sperret konto i ditt navn. Kontoen koster deg ingenting. Du får pengene igjen når du flytter ut, hvis alt er i orden.`,
    },
    depositumsgaranti: {
      name: 'Depositumsgaranti',
      terms: 'kun 14% av 4mnd husleie',
      explained: (amount: string) => `${amount} i gebyr, som du ikke får igjen.`,
    },
    navgaranti: {
      name: 'Nav Garanti',
      terms: '6mnd x husleie',
      explained: (amount: string) => `Inntil ${amount}. Søk hos Nav først.`,
    },
  } satisfies Record<SecurityChoice, SecurityWords>,
})
