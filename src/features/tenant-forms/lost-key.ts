import { applicant, tenant } from '../../forms/engine/case-fields.ts'
import { defineForm, type Form } from '../../forms/engine/form.ts'
import { date } from '../../forms/kinds/date.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { radio } from '../../forms/kinds/radio.ts'
import { select } from '../../forms/kinds/select.ts'
import { text } from '../../forms/kinds/text.ts'
import { dangerFlags, dangerQuestion } from '../../forms/shared/dangers.ts'
import {
  applicantFields,
  notInTheFuture,
  tenantAddress,
  tenantEmail,
  tenantName,
  tenantPhone,
} from '../../forms/shared/shared-fields.ts'

const danger = dangerQuestion({ label: 'Er du låst ute nå?', none: 'Nei' }, 'locked-out')

const common = {
  prefix: 'NKL',
  name: 'Tapt nøkkel',
  yours: 'meldingen din om tapt nøkkel',
  sentBy: 'tenant',
  heading: 'Tapt nøkkel',
  flags: { danger: dangerFlags(danger) },
  promise: (answers: { danger?: string }) => (answers.danger ? 'urgentFault' : 'lostKey'),
  onReceipt: ['danger'],
  toContractor: ['danger'],
  next: [
    'Vi ser om låsen må byttes.',
    'Vi ringer deg og avtaler ny nøkkel.',
    'Du betaler for nøkkelen, arbeidet og eventuelt bytte av lås.',
  ],
  privacy: {
    purpose: 'sikre boligen og skaffe ny nøkkel',
    basis: 'leieavtalen (artikkel 6 nr. 1 b)',
  },
  retention: { months: 12 },
  readers: ['administrator', 'saksbehandler', 'vaktmester'],
  functionName: 'send-lost-key-report',
} as const

/** In the dialog of the customer-service page, and from clients of the legacy API. */
export const lostKeyDialog: Form = defineForm({
  ...common,
  id: 'lost-key-dialog',
  page: '/kundeservice?skjema=lostkey',
  submit: 'Send melding',
  validation: 'browser',
  caseFields: { sender: tenant, kind: 'keyType', about: { building: [{ keyType: 'entrance' }] } },
  sections: [
    {
      fields: {
        danger,
        name: tenantName,
        phone: tenantPhone,
        email: tenantEmail,
        address: { ...tenantAddress, inMail: false },
        keyType: select({
          label: 'Hvilken nøkkel?',
          required: 'Velg hvilken nøkkel',
          inMail: false,
          options: [
            { value: 'apartment', label: 'Leilighet' },
            { value: 'entrance', label: 'Inngangsdør' },
            { value: 'mailbox', label: 'Postkasse' },
            { value: 'storage', label: 'Bod' },
            { value: 'garage', label: 'Garasje' },
            { value: 'multiple', label: 'Flere nøkler' },
          ],
        }),
        circumstances: longText({
          label: 'Hva skjedde?',
          required: 'Fortell hva som skjedde',
          help: 'Hvor og når mistet du den? Sto det navn eller adresse på?',
          inMail: false,
        }),
      },
    },
  ],
  success: () => ({
    title: 'Skjema sendt!',
    text: 'Meldingen er sendt. Du hører fra oss med mer informasjon om ny nøkkel.',
  }),
  claims: (body) => !('dateOfLoss' in body),
})

/** On its own page. */
export const lostKey: Form = defineForm({
  ...common,
  id: 'lost-key',
  page: '/tapt-nokkel',
  submit: 'Send melding om tapt nøkkel',
  validation: 'server',
  caseFields: {
    sender: { ...applicant, address: 'address' },
    unit: 'apartmentNumber',
    kind: 'keyType',
    about: { building: [{ keyType: 'common' }] },
  },
  sections: [
    {
      title: 'Om deg',
      fields: {
        danger,
        ...applicantFields,
        address: text({
          label: 'Adresse',
          required: 'Adresse er påkrevd',
          least: { length: 5, message: 'Adresse er påkrevd' },
          autocomplete: 'address-line1',
          inMail: false,
        }),
        apartmentNumber: text({ label: 'Leilighetsnummer', autocomplete: 'off', inMail: false }),
      },
    },
    {
      title: 'Nøkkelen',
      fields: {
        keyType: select({
          label: 'Type nøkkel',
          required: 'Velg type nøkkel',
          inMail: false,
          half: true,
          options: [
            { value: 'main', label: 'Hovednøkkel' },
            { value: 'mailbox', label: 'Postkasse' },
            { value: 'storage', label: 'Bod' },
            { value: 'garage', label: 'Garasje' },
            { value: 'common', label: 'Fellesareal' },
            { value: 'other', label: 'Annet' },
          ],
        }),
        dateOfLoss: date({
          label: 'Dato for tap',
          required: 'Dato for tap er påkrevd',
          warning: notInTheFuture,
          half: true,
        }),
        circumstances: longText({
          label: 'Hva skjedde?',
          required: 'Beskriv hva som skjedde (minst 10 tegn)',
          least: { length: 10, message: 'Beskriv hva som skjedde (minst 10 tegn)' },
          inMail: false,
        }),
        replacementNeeded: radio({
          label: 'Trenger du ny nøkkel?',
          required: 'Velg om du trenger erstattning',
          options: [
            { value: 'yes', label: 'Ja' },
            { value: 'no', label: 'Nei' },
            { value: 'unsure', label: 'Vet ikke' },
          ],
        }),
      },
    },
  ],
  success: () => ({
    title: 'Skjema sendt!',
    text: 'Vi har mottatt din melding om tapt nøkkel og vil kontakte deg snarest.',
  }),
  failure: { title: 'Feil', text: 'Noe gikk galt. Prøv igjen senere.' },
  claims: (body) => 'dateOfLoss' in body,
})
