import { defineWords, type WordsIn } from '../../domain/text/language.ts'
import { listOf } from '../../domain/text/list-of.ts'

/** The sentences of a form's privacy notice. */
export const privacyWords = defineWords({
  nb: {
    purpose: (purpose: string) => `Vi bruker svarene til å ${purpose}.`,
    basis: (basis: string) => `Grunnlaget er ${basis}.`,
    readers: (roles: readonly string[]) => `Bare ${listOf(roles, 'nb')} leser dem.`,
    topicReaders: (topic: string, role: string) => `Spørsmål om ${topic} leses også av ${role}.`,
    kept: (time: string) => `Vi sletter dem ${time} etter at saken er avsluttet.`,
    photosKept: (time: string) => `Bilder slettes ${time} etter at saken er avsluttet.`,
    numbersKept: (days: number) => `Fødselsnummer slettes ${days} dager etter at du sendte det.`,
    months: (months: number) => {
      if (months % 12 === 0) return months === 12 ? 'ett år' : `${months / 12} år`
      return `${months} måneder`
    },
  },
})

export type PrivacyWords = WordsIn<typeof privacyWords>
