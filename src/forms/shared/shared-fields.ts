import { parseDate } from '../../domain/time/calendar.ts'
import { textIn } from '../engine/field-rules.ts'
import { date } from '../kinds/date.ts'
import { email } from '../kinds/email.ts'
import { longText } from '../kinds/long-text.ts'
import { phone } from '../kinds/phone.ts'
import { postalCode } from '../kinds/postal-code.ts'
import { select } from '../kinds/select.ts'
import { signature } from '../kinds/signature.ts'
import { text } from '../kinds/text.ts'

/** Fields that several forms share. The messages are from the specification (2 §5). */

export const REQUIRED = 'Dette feltet er påkrevd'

export const firstName = text({
  label: 'Fornavn',
  required: 'Fornavn må være minst 2 tegn',
  least: { length: 2, message: 'Fornavn må være minst 2 tegn' },
  autocomplete: 'given-name',
  half: true,
})

export const lastName = text({
  label: 'Etternavn',
  required: 'Etternavn må være minst 2 tegn',
  least: { length: 2, message: 'Etternavn må være minst 2 tegn' },
  autocomplete: 'family-name',
  half: true,
})

export const applicantEmail = email({
  label: 'E-post',
  required: 'Ugyldig e-postadresse',
  autocomplete: 'email',
  half: true,
})

export const applicantPhone = phone({
  label: 'Telefon',
  required: 'Telefonnummer må være minst 8 siffer',
  least: { digits: 8, message: 'Telefonnummer må være minst 8 siffer' },
  autocomplete: 'tel',
  half: true,
})

/** An applicant's name, and how they are answered. */
export const applicantFields = { firstName, lastName, email: applicantEmail, phone: applicantPhone }

export const applicantPostalCode = (place: string) =>
  postalCode({
    label: 'Postnummer',
    required: 'Postnummer må være minst 4 siffer',
    least: { digits: 4, message: 'Postnummer må være minst 4 siffer' },
    fills: place,
    autocomplete: 'postal-code',
    half: true,
  })

export const streetAddress = (required: string) =>
  text({ label: 'Adresse', required, autocomplete: 'address-line1' })

export const place = (required: string, label = 'Poststed') =>
  text({ label, required, autocomplete: 'address-level2', half: true })

/** A tenant's own details. They only have to be present. */
export const tenantName = text({ label: 'Navn', required: 'Navn må fylles ut', autocomplete: 'name' })
export const tenantPhone = phone({
  label: 'Telefon',
  required: 'Telefon må fylles ut',
  autocomplete: 'tel',
  half: true,
})
export const tenantEmail = email({
  label: 'E-post',
  required: 'E-post må fylles ut',
  autocomplete: 'email',
  half: true,
})
export const tenantAddress = text({
  label: 'Adresse',
  required: 'Adresse må fylles ut',
  autocomplete: 'address-line1',
})

export const yesOrNo = [
  { value: 'ja', label: 'Ja' },
  { value: 'nei', label: 'Nei' },
] as const

/** Warns about a future day where a past one is expected. */
export const notInTheFuture = ({ value, today }: { value: string; today: string }) => {
  const day = parseDate(value)
  return day && day > today ? 'Datoen har ikke vært ennå. Stemmer den?' : null
}

/** The date of a signature, and the name of the person who signs. */
export const dateAndSignature = {
  date: date({ label: 'Dato', required: 'Dato må fylles ut', warning: notInTheFuture, half: true }),
  signature: signature({
    label: 'Signatur',
    required: 'Signatur må fylles ut',
    help: 'Skriv navnet ditt.',
    autocomplete: 'off',
    inMail: false,
    half: true,
  }),
}

/** A description of at least ten characters. */
export const describedInTen = (label: string, more: { help?: string; inMail?: boolean } = {}) =>
  longText({
    label,
    required: 'Beskrivelse må være minst 10 tegn',
    least: { length: 10, message: 'Beskrivelse må være minst 10 tegn' },
    ...more,
  })

/** How urgent it is; `normal` unless the sender says otherwise. */
export const urgency = select({
  label: 'Hvor mye haster det?',
  required: 'Velg hvor mye det haster',
  default: 'normal',
  options: [
    { value: 'low', label: 'Lav – kan vente' },
    { value: 'normal', label: 'Normal' },
    { value: 'high', label: 'Høy – bør ses på snart' },
    {
      value: 'urgent',
      label: 'Haster – kan ikke vente',
      advice: { text: 'Kan det ikke vente, så ring. Da slipper du å vente på svar her.', call: 'landlord' },
    },
  ],
})

/** Warns about a past day where a future one is expected. */
export const notInThePast = ({ value, today }: { value: string; today: string }) => {
  const day = parseDate(value)
  return day && day < today ? 'Datoen har vært. Stemmer den?' : null
}

/** The end of a period, which must not be before its start. */
export const endOfPeriod = (label: string, required: string, start: string) =>
  date({
    label,
    required,
    half: true,
    warning: ({ value, answers }) => {
      const from = textIn(answers, start)
      return from !== '' && value < from ? 'Sluttdatoen er før startdatoen. Stemmer den?' : null
    },
  })

export const startOfPeriod = (label: string, required: string) =>
  date({ label, required, half: true, warning: notInThePast })
