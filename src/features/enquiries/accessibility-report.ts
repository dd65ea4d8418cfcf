import { defineForm } from '../../forms/engine/form.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { text } from '../../forms/kinds/text.ts'
import { tenantEmail, tenantName } from '../../forms/shared/shared-fields.ts'

export const accessibilityReport = defineForm({
  id: 'accessibility-report',
  prefix: 'UUT',
  name: 'Tilgjengelighet',
  yours: 'meldingen din',
  sentBy: 'visitor',
  page: '/tilgjengelighet',
  heading: 'Tilgjengelighet',
  lead: 'Alle skal kunne bruke nettstedet. Her står det hvordan det er nå, og her sier du fra om noe stenger for deg.',
  submit: 'Si fra',
  validation: 'browser',
  caseFields: { sender: { name: ['name'], email: 'email' } },
  sections: [
    {
      title: 'Si fra om et hinder',
      fields: {
        problem: longText({
          label: 'Hva får du ikke til?',
          required: 'Skriv hva du ikke får til',
          help: 'Skriv gjerne også hva du prøvde å gjøre.',
          inMail: false,
        }),
        place: text({
          label: 'På hvilken side?',
          required: null,
          help: 'Navnet på siden, eller adressen til den.',
          autocomplete: 'off',
        }),
        aid: text({
          label: 'Hva bruker du?',
          required: null,
          help: 'For eksempel skjermleser, forstørring eller bare tastatur, og hvilken nettleser.',
          autocomplete: 'off',
          inMail: false,
        }),
        name: { ...tenantName, half: true },
        email: tenantEmail,
      },
    },
  ],
  success: () => ({
    title: 'Takk for at du sier fra!',
    text: 'Vi ser på det, og svarer deg innen {svartid}.',
  }),
  promise: 'accessibilityReport',
  next: [
    'Vi finner ut hva som stenger.',
    'Du får vite hva vi gjør, og får hjelp til det du skulle ha gjort på siden.',
  ],
  privacy: {
    purpose: 'rette feilen og svare deg',
    basis: 'vår berettigede interesse i et nettsted som alle kan bruke (artikkel 6 nr. 1 f)',
  },
  retention: { months: 12 },
  readers: ['administrator', 'saksbehandler'],
  functionName: 'send-accessibility-report',
})
