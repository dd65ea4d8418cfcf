import { tenant } from '../../forms/engine/case-fields.ts'
import { defineForm, type Form } from '../../forms/engine/form.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { select } from '../../forms/kinds/select.ts'
import { text } from '../../forms/kinds/text.ts'
import { tenantAddress, tenantEmail, tenantName, tenantPhone } from '../../forms/shared/shared-fields.ts'

const common = {
  prefix: 'KLA',
  name: 'Naboklage',
  yours: 'klagen din',
  sentBy: 'tenant',
  heading: 'Naboklage',
  lead: 'Har du snakket med naboen uten at det hjalp? Skriv hva som skjer, så ser vi på det.',
  submit: 'Send naboklage',
  validation: 'browser',
  caseFields: { sender: tenant, kind: 'issueType', otherPlace: 'complainantAddress' },
  sections: [
    {
      title: 'Om deg',
      fields: {
        name: { ...tenantName, inMail: false },
        phone: { ...tenantPhone, inMail: false },
        email: { ...tenantEmail, inMail: false },
        address: { ...tenantAddress, label: 'Din adresse', inMail: false },
      },
    },
    {
      title: 'Det du klager på',
      fields: {
        complainantAddress: text({
          label: 'Adressen klagen gjelder',
          required: 'Adressen klagen gjelder må fylles ut',
          autocomplete: 'off',
          inMail: false,
        }),
        issueType: select({
          label: 'Hva gjelder det?',
          required: 'Velg hva det gjelder',
          inMail: false,
          options: [
            { value: 'noise', label: 'Støy' },
            { value: 'smoking', label: 'Røyking' },
            { value: 'pets', label: 'Dyr' },
            { value: 'garbage', label: 'Søppel' },
            { value: 'parking', label: 'Parkering' },
            { value: 'harassment', label: 'Trakassering' },
            { value: 'damage', label: 'Skadeverk' },
            { value: 'other', label: 'Annet' },
          ],
        }),
        description: longText({
          label: 'Hva skjer?',
          required: 'Fortell hva som skjer',
          help: 'Skriv det du har sett og hørt selv, ikke helse eller antakelser om folk.',
          inMail: false,
        }),
        incidents: longText({
          label: 'Når har det skjedd?',
          required: 'Skriv når det har skjedd',
          help: 'Datoer og klokkeslett, så godt du husker.',
          inMail: false,
        }),
      },
    },
  ],
  promise: 'neighborComplaint',
  next: [
    'Vi leser klagen og undersøker saken.',
    'Vi snakker med den det gjelder.',
    'Du får vite hva vi har gjort.',
  ],
  privacy: {
    purpose: 'undersøke klagen',
    basis: 'vår berettigede interesse i ro og orden i bygget (artikkel 6 nr. 1 f)',
    note: 'Vi sier ikke av oss selv hvem som har klaget, men den du klager på, kan be om innsyn i det du skriver.',
  },
  retention: { months: 12 },
  readers: ['administrator', 'saksbehandler'],
  functionName: 'send-neighbor-complaint',
} as const

const investigated = 'Vi undersøker saken og tar kontakt med deg.'

export const neighborComplaintDialog: Form = defineForm({
  ...common,
  id: 'neighbor-complaint-dialog',
  page: '/kundeservice?skjema=neighbor',
  success: () => ({ title: 'Skjema sendt!', text: `Naboklagen er sendt. ${investigated}` }),
  claims: () => false,
})

export const neighborComplaint: Form = defineForm({
  ...common,
  id: 'neighbor-complaint',
  page: '/naboklage',
  success: () => ({ title: 'Naboklage sendt!', text: investigated }),
})
