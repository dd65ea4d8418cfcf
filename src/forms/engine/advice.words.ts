import type { Contact } from '../../../landlord-types/contact.ts'
import { defineWords } from '../../domain/text/language.ts'

export const adviceWords = defineWords({
  nb: {
    emergency: { 110: 'Brann 110', 112: 'Politi 112', 113: 'Ambulanse 113' },
    office: (phone: string) => `Ring oss nå: ${phone}`,
    onCall: (onCallPhone: string) => `Ring vakttelefonen nå: ${onCallPhone}`,
    /** For a mail, which may be read at any time. */
    atAnyTime: ({ phone, openingHours, onCallPhone }: Contact) =>
      `Ring oss på ${phone}, ${openingHours}. Ellers svarer vakttelefonen, ${onCallPhone}.`,
    emergencyAtAnyTime: (number: string) => `Er det fortsatt fare, ring ${number}.`,
  },
})
