import { appliances } from '#landlord/appliances.ts'
import { defaultLanguage } from '../../domain/text/language.ts'
import { withWords } from '../../domain/text/with-words.ts'
import { tenant } from '../../forms/engine/case-fields.ts'
import { defineForm } from '../../forms/engine/form.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { select } from '../../forms/kinds/select.ts'
import { accessSection } from '../../forms/shared/access.ts'
import { dangerFlags, dangerQuestion } from '../../forms/shared/dangers.ts'
import {
  tenantAddress,
  tenantEmail,
  tenantName,
  tenantPhone,
  urgency,
} from '../../forms/shared/shared-fields.ts'
import { applianceGuide } from './guides.ts'
import { replyToFault } from './issue-report.ts'

const danger = dangerQuestion(
  { label: 'Er det fare akkurat nå?', none: 'Nei, ingen fare' },
  'fire',
  'water',
  'leak',
)

export const applianceReport = defineForm({
  id: 'appliance-report',
  prefix: 'HVT',
  name: 'Hvitevarefeil',
  yours: 'meldingen din',
  sentBy: 'tenant',
  page: '/hvitevarefeil?skjema=appliance',
  heading: 'Meld hvitevarefeil',
  submit: 'Send melding',
  validation: 'browser',
  caseFields: { sender: tenant, urgency: 'urgency', kind: 'applianceType' },
  flags: { danger: dangerFlags(danger) },
  sections: [
    {
      fields: {
        danger,
        name: tenantName,
        phone: tenantPhone,
        email: tenantEmail,
        address: tenantAddress,
        applianceType: select({
          label: 'Hva er det feil på?',
          required: 'Velg hva det er feil på',
          options: withWords(appliances, defaultLanguage).map(({ value, label }) => ({ value, label })),
          guides: Object.fromEntries(
            withWords(appliances, defaultLanguage).map((each) => [each.value, applianceGuide(each)]),
          ),
        }),
        urgency,
        description: longText({
          label: 'Beskriv feilen',
          required: 'Beskriv feilen',
          help: 'Hva skjer, og hva har du prøvd? Skriv gjerne merke og modell.',
          inMail: false,
        }),
        // A single option: the specification's fixed type, which clients of the legacy API send.
        issueType: select({
          label: 'Type',
          default: 'appliance',
          options: [{ value: 'appliance', label: 'Hvitevarer' }],
        }),
      },
    },
    accessSection,
  ],
  success: () => ({
    title: 'Skjema sendt!',
    text: 'Takk for meldingen. Vi svarer innen {svartid}.',
  }),
  promise: replyToFault,
  asksIfFixed: true,
  onReceipt: ['danger'],
  toContractor: ['description', 'danger', 'urgency'],
  next: [
    'Vi ser på meldingen og hva du har prøvd.',
    'Vaktmesteren ringer eller kommer innom etter avtale.',
    'Må noe byttes, ordner vi det.',
  ],
  privacy: { purpose: 'rette feilen', basis: 'leieavtalen (artikkel 6 nr. 1 b)' },
  retention: { months: 24 },
  readers: ['administrator', 'saksbehandler', 'vaktmester'],
  functionName: 'send-issue-report',
  claims: (body) => 'applianceType' in body,
})
