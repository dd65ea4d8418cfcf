import { soloServicePage } from '#landlord/pages/solo-service.ts'
import { defaultLanguage, wordsOf } from '../../domain/text/language.ts'
import { tenant } from '../../forms/engine/case-fields.ts'
import { defineForm } from '../../forms/engine/form.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { text } from '../../forms/kinds/text.ts'
import { tenantAddress, tenantEmail, tenantName, tenantPhone } from '../../forms/shared/shared-fields.ts'

export const handymanBooking = defineForm({
  id: 'handyman-booking',
  prefix: 'HAN',
  name: 'Bestilling av handyman',
  yours: 'bestillingen din',
  sentBy: 'tenant',
  page: '/solo-service',
  heading: 'Bestill gratis hjelp',
  submit: 'Send bestilling',
  validation: 'browser',
  caseFields: { sender: tenant, unit: 'apartment' },
  sections: [
    {
      fields: {
        name: tenantName,
        phone: tenantPhone,
        email: tenantEmail,
        address: tenantAddress,
        apartment: text({
          label: 'Leilighetsnummer',
          required: 'Leilighetsnummer må fylles ut',
          help: 'Står ved døra, for eksempel H0201.',
          autocomplete: 'off',
        }),
        helpNeeded: longText({
          label: 'Hva trenger du hjelp til?',
          required: 'Skriv hva du trenger hjelp til',
        }),
      },
    },
  ],
  success: () => ({
    title: 'Booking sendt!',
    text: 'Vi kommer tilbake til deg innen {svartid} for å avtale tid.',
  }),
  promise: 'booking',
  toContractor: ['helpNeeded'],
  asksIfFixed: true,
  next: ['Vi ringer eller skriver for å avtale tid.', wordsOf(soloServicePage, defaultLanguage).visit],
  privacy: { purpose: 'avtale og gi hjelpen', basis: 'leieavtalen (artikkel 6 nr. 1 b)' },
  retention: { months: 6 },
  readers: ['administrator', 'saksbehandler', 'vaktmester'],
  functionName: 'send-handyman-booking',
})
