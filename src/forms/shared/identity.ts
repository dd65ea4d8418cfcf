import { askForIdentityAt } from '#landlord/form-settings.ts'
import type { Field, Fields } from '../engine/field.ts'
import { consent } from '../kinds/consent.ts'
import { fodselsnummer } from '../kinds/fodselsnummer.ts'

/** Fields that are asked for only if the landlord wants them at first contact. */
const atFirstContact = <F extends Fields>(fields: F): F | Record<never, Field> =>
  askForIdentityAt === 'first-contact' ? fields : {}

/** The fødselsnummer, stored encrypted with a short retention, with the specified name and message. */
export const personalNumber = (required: string, least?: { digits: number; message: string }) =>
  atFirstContact({
    personalNumber: fodselsnummer({
      label: 'Fødselsnummer (11 siffer)',
      required,
      ...(least ? { least } : {}),
      sensitive: true,
      inMail: false,
      autocomplete: 'off',
      help: 'Vi bruker det bare hvis vi tilbyr deg kontrakt og må vite sikkert hvem du er. Det lagres kryptert og vises aldri i e-post.',
    }),
  })

export const creditCheckConsent = atFirstContact({
  creditCheckConsent: consent({
    label: 'Kredittsjekk',
    required: 'Du må samtykke til kredittsjekk',
    statement: 'Jeg samtykker til kredittsjekk',
    help: 'Vi sjekker bare når vi vil tilby deg kontrakt, aldri fordi du har sendt skjemaet. Du får brev om det fra kredittopplysningsforetaket. Vil du ikke samtykke, ta kontakt: Depositum eller attest fra forrige utleier kan også holde.',
  }),
})
