import { promises } from '../landlord/promises.ts'
import type { ReplyPromise } from '../landlord-types/promise.ts'
import { tenant, type Urgency } from './about.ts'
import { defineForm, type Form } from './form.ts'
import { longText } from './kinds/long-text.ts'
import { photos } from './kinds/photos.ts'
import { select } from './kinds/select.ts'
import { text } from './kinds/text.ts'
import { tenantAddress, tenantEmail, tenantName, tenantPhone, urgency } from './shared-fields.ts'
import { within } from './within.ts'

/** The answers of an erased case are gone, but its deadline is still shown. */
interface Urgent {
  urgency?: Urgency
}

export function replyToFault({ urgency = 'normal' }: Urgent): ReplyPromise {
  return within(promises.fault[urgency])
}

const about = { name: tenantName, phone: tenantPhone, email: tenantEmail, address: tenantAddress }

const fault = {
  issueType: select({
    label: 'Hva gjelder det?',
    required: 'Velg hva det gjelder',
    options: [
      { value: 'plumbing', label: 'Vann og avløp' },
      { value: 'electrical', label: 'Strøm' },
      { value: 'heating', label: 'Varme' },
      { value: 'appliance', label: 'Hvitevarer' },
      { value: 'security', label: 'Lås og sikkerhet' },
      { value: 'noise', label: 'Støy' },
      { value: 'cleaning', label: 'Renhold' },
      { value: 'other', label: 'Annet' },
    ],
  }),
  urgency,
  description: longText({
    label: 'Beskriv feilen',
    required: 'Beskriv feilen',
    help: 'Hva er galt, hvor er det, og når begynte det?',
    inMail: false,
  }),
}

const common = {
  prefix: 'AVV',
  name: 'Avvik',
  heading: 'Meld avvik',
  lead: 'Noe er ødelagt, lekker eller virker ikke. Skriv kort hva du ser, så sender vi rett person.',
  submit: 'Send avviksmelding',
  validation: 'browser',
  about: { sender: tenant, urgency: 'urgency', unit: 'apartmentNumber', kind: 'issueType' },
  flags: {
    danger: [
      { urgency: 'urgent', issueType: 'plumbing' },
      { urgency: 'urgent', issueType: 'electrical' },
    ],
  },
  promise: replyToFault,
  next: [
    'Vi ser på meldingen og finner rett fagperson.',
    'Du får beskjed om når noen kommer.',
    'Saken avsluttes når feilen er rettet, og du kan åpne den igjen.',
  ],
  privacy: {
    purpose: 'rette feilen',
    basis: 'leieavtalen (artikkel 6 nr. 1 b)',
    note: 'Unngå ansikter og andres eiendeler på bildene. Sted og tid blir tatt ut av bildefilene.',
  },
  retention: { months: 24, photoMonths: 12 },
  readers: ['administrator', 'saksbehandler', 'vaktmester'],
  functionName: 'send-issue-report',
} as const

const received = (answers: Urgent) =>
  `Takk for meldingen. Vi svarer ${replyToFault(answers).words}, ut fra hvor mye det haster.`

const fields = {
  ...about,
  apartmentNumber: text({
    label: 'Leilighetsnummer',
    help: 'Står ved døra, for eksempel H0201.',
    autocomplete: 'off',
  }),
  ...fault,
  imageUrls: photos({
    label: 'Bilder',
    help: 'JPEG eller PNG, høyst 10\u00a0MB hver.',
    inMail: false,
  }),
}

/** The form in the dialog of the customer-service page, which most tenants use. */
export const issueReportDialog: Form = defineForm({
  ...common,
  id: 'issue-report-dialog',
  page: '/kundeservice?skjema=issue',
  sections: [{ fields }],
  success: (answers) => ({ title: 'Skjema sendt!', text: received(answers) }),
  claims: () => false,
})

/** The form on its own page. */
export const issueReport: Form = defineForm({
  ...common,
  id: 'issue-report',
  page: '/melde-avvik',
  sections: [{ fields }],
  success: (answers) => ({ title: 'Avviksmelding sendt!', text: received(answers) }),
  claims: (body) => !('applianceType' in body),
})
