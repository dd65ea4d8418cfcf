import { readingTopics } from '#landlord/reading-topics.ts'
import { visitor } from '../../forms/engine/case-fields.ts'
import { defineForm } from '../../forms/engine/form.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { text } from '../../forms/kinds/text.ts'
import { tenantEmail, tenantName, tenantPhone } from '../../forms/shared/shared-fields.ts'

export const contactMessage = defineForm({
  id: 'contact-message',
  prefix: 'HEN',
  name: 'Henvendelse',
  yours: 'henvendelsen din',
  sentBy: 'visitor',
  page: '/',
  heading: 'Lurer du på noe?',
  submit: 'Send melding',
  validation: 'browser',
  caseFields: { sender: visitor },
  sections: [
    {
      fields: {
        name: { ...tenantName, half: true },
        email: tenantEmail,
        phone: { ...tenantPhone, required: null },
        subject: text({ label: 'Emne', required: 'Emne må fylles ut', autocomplete: 'off', half: true }),
        message: longText({ label: 'Melding', required: 'Melding må fylles ut', inMail: false }),
      },
    },
  ],
  success: () => ({
    title: 'Takk for din henvendelse!',
    text: 'Vi kommer tilbake til deg innen {svartid}.',
  }),
  promise: 'contactMessage',
  next: ['Rett person leser meldingen.', 'Du får svar på e-post eller telefon.'],
  privacy: {
    purpose: 'svare deg',
    basis: 'vår berettigede interesse i å svare deg (artikkel 6 nr. 1 f)',
  },
  retention: { months: 6 },
  readers: ['administrator', 'saksbehandler'],
  topics: { fields: ['subject', 'message'], of: readingTopics },
  functionName: 'send-contact-message',
})
