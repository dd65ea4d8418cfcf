import { formatMoney } from '../../../domain/format/format.ts'
import { parseKroner, securityAmounts, securityChoices } from '../../../domain/portfolio/deposit.ts'
import { securityWords } from '../../../domain/portfolio/deposit.words.ts'
import { recordOf } from '../../../domain/records.ts'
import { defaultLanguage, wordsOf } from '../../../domain/text/language.ts'
import { applicant } from '../../../forms/engine/case-fields.ts'
import type { Answers } from '../../../forms/engine/field.ts'
import { textIn } from '../../../forms/engine/field-rules.ts'
import { checkboxes } from '../../../forms/kinds/checkboxes.ts'
import { date } from '../../../forms/kinds/date.ts'
import { email } from '../../../forms/kinds/email.ts'
import { longText } from '../../../forms/kinds/long-text.ts'
import { money } from '../../../forms/kinds/money.ts'
import { phone } from '../../../forms/kinds/phone.ts'
import { radio } from '../../../forms/kinds/radio.ts'
import { select } from '../../../forms/kinds/select.ts'
import { signature } from '../../../forms/kinds/signature.ts'
import { text } from '../../../forms/kinds/text.ts'
import { creditCheckConsent, personalNumber } from '../../../forms/shared/identity.ts'
import {
  applicantEmail,
  applicantPhone,
  describedInTen,
  firstName,
  lastName,
  notInThePast,
  REQUIRED,
  yesOrNo,
} from '../../../forms/shared/shared-fields.ts'
import { WANTS_VIEWING } from '../room-wish.ts'
import { BEFORE_CONTRACT, interestForm } from './interest.ts'

const words = wordsOf(securityWords, defaultLanguage)

/** The cost of the three ways to secure the rent (husleieloven §§ 3-5 and 3-6). */
function securityCosts({ answers }: { answers: Answers }) {
  const rent = parseKroner(textIn(answers, 'monthlyRent'))
  if (!rent) return null
  const amounts = securityAmounts(rent)
  return recordOf(securityChoices, (choice) =>
    words[choice].explained(formatMoney(amounts[choice], defaultLanguage)),
  )
}

export const boligInterest = interestForm({
  category: 'bolig',
  prefix: 'HEM',
  functionName: 'send-interest-form',
  review: true,
  basis: BEFORE_CONTRACT,
  caseFields: { sender: applicant },
  notes: 'other',
  prefill: ({ title, place, price, room, bedrooms, viewing }) => ({
    visitingOptions: viewing,
    finnProperty: title || place,
    monthlyRent: price,
    bedrooms: room || bedrooms,
  }),
  retention: { months: 3, sensitiveDays: 30 },
  sections: [
    {
      title: 'Boligen',
      fields: {
        bedrooms: select({
          label: 'Antall soverom',
          required: 'Antall soverom er påkrevd',
          options: ['1', '2', '3', '4'].map((count) => ({ value: count, label: count })),
          half: true,
        }),
        finnProperty: text({
          label: 'Hvilken bolig gjelder det?',
          required: REQUIRED,
          help: 'Adressen eller FINN-koden. Skriv «alle» hvis du er åpen for flere.',
        }),
        monthlyRent: money({
          label: 'Leiesum per måned',
          required: 'Leiesum er påkrevd',
          inMail: false,
          half: true,
        }),
        moveInDate: date({
          label: 'Innflyttingsdato',
          required: 'Innflyttingsdato er påkrevd',
          warning: notInThePast,
          half: true,
        }),
        depositType: radio({
          label: 'Sikkerhet for leia',
          required: 'Velg depositum-alternativ',
          options: securityChoices.map((choice) => ({
            value: choice,
            label: `${words[choice].name} (${words[choice].terms})`,
          })),
          optionAsides: securityCosts,
        }),
      },
    },
    {
      title: 'Om deg',
      fields: {
        firstName,
        lastName,
        ...personalNumber('Personnummer er påkrevd'),
        phone: applicantPhone,
        email: applicantEmail,
      },
    },
    {
      title: 'Arbeid og referanser',
      fields: {
        employer: text({
          label: 'Arbeidsgiver',
          required: 'Arbeidsgiver er påkrevd',
          autocomplete: 'off',
          inMail: false,
        }),
        employerPhone: phone({
          label: 'Arbeidsgivers telefon',
          required: 'Arbeidsgivers telefonnummer må være minst 8 siffer',
          least: { digits: 8, message: 'Arbeidsgivers telefonnummer må være minst 8 siffer' },
          autocomplete: 'off',
          inMail: false,
          half: true,
        }),
        employerEmail: email({
          label: 'Arbeidsgivers e-post',
          required: 'Ugyldig e-postadresse for arbeidsgiver',
          invalid: 'Ugyldig e-postadresse for arbeidsgiver',
          autocomplete: 'off',
          inMail: false,
          half: true,
        }),
        previousRentalReferences: radio({
          label: 'Har du referanser fra tidligere leieforhold?',
          required: REQUIRED,
          options: yesOrNo,
        }),
        previousRentalContact: text({
          label: 'Kontakt hos tidligere utleier',
          help: 'Navn og telefon. Si fra til dem at vi kan ringe.',
          showWhen: { field: 'previousRentalReferences', is: 'ja' },
          autocomplete: 'off',
          inMail: false,
        }),
      },
    },
    {
      title: 'Visning',
      fields: {
        visitingOptions: checkboxes({
          label: 'Kryss av det som passer',
          options: ['Har vært på visning', WANTS_VIEWING].map((label) => ({ value: label, label })),
        }),
      },
    },
    {
      title: 'Litt om deg',
      fields: {
        aboutYou: describedInTen('Fortell kort om deg selv', {
          help: 'Hvem skal bo der, og hva gjør dere til daglig?',
          inMail: false,
        }),
        other: longText({ label: 'Annet vi bør vite', inMail: false }),
      },
    },
    {
      title: 'Signatur og samtykke',
      fields: {
        signature: signature({
          label: 'Signatur',
          required: 'Signatur er påkrevd',
          help: 'Skriv navnet ditt.',
          autocomplete: 'off',
          inMail: false,
        }),
        ...creditCheckConsent,
      },
    },
  ],
})
