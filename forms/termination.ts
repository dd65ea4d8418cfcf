import { formatIsoDate, type IsoDate, parseDate } from '../domain/calendar.ts'
import { defaultLanguage } from '../domain/language.ts'
import { daysUntilAMonthIsLost, lastRentDay, noticeMonths, rentalKinds } from '../domain/notice-period.ts'
import { promises } from '../landlord/promises.ts'
import { tenant } from './about.ts'
import type { Situation } from './field.ts'
import { textIn } from './field-rules.ts'
import { defineForm, type Form } from './form.ts'
import { date } from './kinds/date.ts'
import { longText } from './kinds/long-text.ts'
import { select } from './kinds/select.ts'
import { text } from './kinds/text.ts'
import { notInThePast, tenantAddress, tenantEmail, tenantName, tenantPhone } from './shared-fields.ts'
import { within } from './within.ts'

const monthsInWords: Record<number, string> = { 1: 'én måned', 3: 'tre måneder' }

/** When the rent ends if notice is given today, by the law (husleieloven § 9-6). */
function lastRent({ answers, today }: Situation): string | null {
  const received = parseDate(today)
  if (!received) return null
  const months = noticeMonths(textIn(answers, 'rentalKind'))
  const left = daysUntilAMonthIsLost(received)
  const nudge =
    left === null
      ? ''
      : ` Sender du før midnatt ${formatIsoDate(lastRentDay(received, 0), defaultLanguage)}, sparer du en måned.`
  return `Sier du opp i dag, ${formatIsoDate(received, defaultLanguage)}, er siste dag med husleie ${formatIsoDate(lastRentDay(received, months), defaultLanguage)}. Oppsigelsestiden er ${monthsInWords[months] ?? `${months} måneder`} og regnes fra månedsskiftet. Står det noe annet i kontrakten din, gjelder kontrakten.${nudge}`
}

const about = {
  name: tenantName,
  phone: tenantPhone,
  email: tenantEmail,
  address: { ...tenantAddress, label: 'Adressen du sier opp' },
  rentalKind: select({
    label: 'Hva sier du opp?',
    default: 'bolig',
    options: rentalKinds.map(({ value, label }) => ({ value, label })),
    aside: lastRent,
  }),
}

const rest = {
  newAddress: text({
    label: 'Ny adresse',
    help: 'Dit sender vi sluttoppgjøret.',
    autocomplete: 'off',
    inMail: false,
  }),
  reason: longText({ label: 'Hvorfor flytter du?', inMail: false }),
}

const moveOutHelp = 'Vil du flytte ut tidligere? Skriv datoen, så ser vi om vi kan leie ut før.'

const common = {
  prefix: 'UTF',
  name: 'Oppsigelse',
  heading: 'Si opp leiligheten',
  lead: 'Oppsigelsen er gyldig når du har fått kvitteringen. Du trenger ikke oppgi noen grunn.',
  validation: 'browser',
  about: { sender: tenant },
  review: true,
  promise: within(promises.termination),
  next: [
    'Vi bekrefter oppsigelsen og siste dag med husleie.',
    'Vi avtaler visninger med deg.',
    'Vi går gjennom boligen sammen når du flytter.',
  ],
  privacy: { purpose: 'avslutte leieforholdet', basis: 'leieavtalen (artikkel 6 nr. 1 b)' },
  retention: { months: 36 },
  keyDate: ({ rentalKind = '' }: { rentalKind?: string }, sentOn: IsoDate) => ({
    title: 'Siste dag med husleie',
    day: lastRentDay(sentOn, noticeMonths(rentalKind)),
    note: 'Står det noe annet i kontrakten din, gjelder kontrakten.',
  }),
  onReceipt: ['name', 'address', 'rentalKind', 'moveOutDate'],
  isWrittenOnly: true,
  readers: ['administrator', 'saksbehandler', 'okonomi'],
  functionName: 'send-termination-form',
} as const

// The specification writes this message with a hyphen.
const replyText = `Vi kommer tilbake til deg ${within(promises.termination).words.replace('–', '-')}.`

/** In the dialog of the customer-service page: the day of moving is required. */
export const terminationDialog: Form = defineForm({
  ...common,
  id: 'termination-dialog',
  page: '/kundeservice?skjema=termination',
  submit: 'Send oppsigelse',
  sections: [
    {
      fields: {
        ...about,
        moveOutDate: date({
          label: 'Utflyttingsdato',
          required: 'Utflyttingsdato må fylles ut',
          help: moveOutHelp,
          warning: notInThePast,
        }),
        ...rest,
      },
    },
  ],
  success: () => ({ title: 'Skjema sendt!', text: `Oppsigelsen din er sendt. ${replyText}` }),
  // The legacy API does not say which of the two forms it sends; the page's form accepts both.
  claims: () => false,
})

/** On its own page: the day of moving is optional. */
export const termination: Form = defineForm({
  ...common,
  id: 'termination',
  page: '/si-opp-leilighet',
  submit: 'Send oppsigelse',
  sections: [
    {
      fields: {
        ...about,
        moveOutDate: date({ label: 'Utflyttingsdato', help: moveOutHelp, warning: notInThePast }),
        ...rest,
      },
    },
  ],
  success: () => ({ title: 'Oppsigelse sendt!', text: `Oppsigelsen din er sendt. ${replyText}` }),
})
