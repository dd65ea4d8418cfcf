import { defineForm } from '../../src/forms/engine/form.ts'
import { email } from '../../src/forms/kinds/email.ts'
import { longText } from '../../src/forms/kinds/long-text.ts'
import { select } from '../../src/forms/kinds/select.ts'
import { text } from '../../src/forms/kinds/text.ts'

/** A form as a newcomer writes it, after `docs/add-a-form.md`. */
export const bikeParking = defineForm({
  id: 'bike-parking',
  prefix: 'RAD',
  name: 'Sykkelplass',
  yours: 'søknaden din',
  sentBy: 'visitor',
  page: '/sykkelplass',
  heading: 'Søk om sykkelplass',
  submit: 'Send søknad',
  validation: 'server',
  caseFields: { sender: { name: ['name'], email: 'email' } },
  sections: [
    {
      fields: {
        name: text({ label: 'Navn', required: 'Navn må fylles ut' }),
        email: email({ label: 'E-post', required: 'E-post må fylles ut' }),
        kind: select({
          label: 'Sykkel',
          required: 'Velg sykkel',
          options: [{ value: 'cargo', label: 'Lastesykkel' }],
        }),
        note: longText({ label: 'Merknad', inMail: false, sensitive: true }),
      },
    },
  ],
  success: ({ kind }) => ({
    title: 'Søknad sendt!',
    text: kind === 'cargo' ? 'Vi finner en stor plass.' : 'Vi ser på den.',
  }),
  promise: 'parkingApplication',
  next: ['Vi ser etter en ledig plass.'],
  privacy: { purpose: 'finne en plass', basis: 'leieavtalen' },
  retention: { months: 6 },
  readers: ['vaktmester'],
  functionName: 'send-bike-parking',
})
