import { appliances } from '#landlord/appliances.ts'
import type { PromiseName } from '../../../landlord-types/promise.ts'
import { defaultLanguage } from '../../domain/text/language.ts'
import { withWords } from '../../domain/text/with-words.ts'
import { tenant, type Urgency } from '../../forms/engine/case-fields.ts'
import { defineForm, type Form } from '../../forms/engine/form.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { photos } from '../../forms/kinds/photos.ts'
import { select } from '../../forms/kinds/select.ts'
import { text } from '../../forms/kinds/text.ts'
import { accessSection } from '../../forms/shared/access.ts'
import { dangerFlags, dangerQuestion } from '../../forms/shared/dangers.ts'
import {
  tenantAddress,
  tenantEmail,
  tenantName,
  tenantPhone,
  urgency,
} from '../../forms/shared/shared-fields.ts'
import { applianceGuide, drainGuide } from './guides.ts'

/** The answers of an erased case are gone, but its deadline is still shown. */
interface Urgent {
  urgency?: Urgency
  danger?: string
}

/** By how urgent its sender says that it is; what is dangerous is urgent in any case. */
export const replyToFault = ({ urgency = 'normal', danger }: Urgent): PromiseName =>
  `${danger ? 'urgent' : urgency}Fault`

const danger = dangerQuestion(
  {
    label: 'Er det fare akkurat nå?',
    help: 'Velg det som er farligst, så ser du hva du gjør først, og hvem du ringer. Send meldingen også, når det er trygt.',
    none: 'Nei, ingen fare',
  },
  'fire',
  'gas',
  'water',
  'leak',
  'no-power',
  'no-heat',
  'locked-out',
)

const anyAppliance = withWords(appliances, defaultLanguage).find(({ value }) => value === 'other')

const about = { name: tenantName, phone: tenantPhone, email: tenantEmail, address: tenantAddress }

const fault = {
  issueType: select({
    label: 'Hva gjelder det?',
    required: 'Velg hva det gjelder',
    guides: { plumbing: drainGuide, ...(anyAppliance && { appliance: applianceGuide(anyAppliance) }) },
    options: [
      {
        value: 'plumbing',
        label: 'Vann og avløp',
        advice: { text: 'Renner det vann nå? Steng stoppekrana først, og ring.', call: 'landlord' },
      },
      {
        value: 'electrical',
        label: 'Strøm',
        advice: {
          text: 'Gnistrer det, lukter det svidd, eller er strømmen borte? Slå av sikringen først, og ring.',
          call: 'landlord',
        },
      },
      {
        value: 'heating',
        label: 'Varme',
        advice: {
          text: 'Er det kaldt i hele boligen? Hold dører og vinduer lukket, og ring.',
          call: 'landlord',
        },
      },
      {
        value: 'appliance',
        label: 'Hvitevarer',
        advice: {
          text: 'Ryker det, eller lukter det svidd? Slå av sikringen først, og ring. Brenner det, ring 110.',
          call: 'landlord',
        },
      },
      {
        value: 'security',
        label: 'Lås og sikkerhet',
        advice: {
          text: 'Er du låst ute, eller kan døra ikke låses? Ring. Må vi låse opp, betaler du for utrykningen. Er noen i ferd med å bryte seg inn, ring 112.',
          call: 'landlord',
        },
      },
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
  yours: 'meldingen din',
  sentBy: 'tenant',
  heading: 'Meld avvik',
  lead: 'Noe er ødelagt, lekker eller virker ikke. Skriv kort hva du ser, så sender vi rett person.',
  submit: 'Send avviksmelding',
  validation: 'browser',
  caseFields: {
    sender: tenant,
    urgency: 'urgency',
    unit: 'apartmentNumber',
    kind: 'issueType',
    about: { elsewhere: [{ issueType: 'noise' }], building: [{ issueType: 'cleaning' }] },
  },
  flags: {
    danger: [
      ...dangerFlags(danger),
      { urgency: 'urgent', issueType: 'plumbing' },
      { urgency: 'urgent', issueType: 'electrical' },
    ],
  },
  promise: replyToFault,
  asksIfFixed: true,
  onReceipt: ['danger'],
  toContractor: ['description', 'danger', 'urgency'],
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

const received = 'Takk for meldingen. Vi svarer innen {svartid}.'

const fields = {
  danger,
  ...about,
  apartmentNumber: text({
    label: 'Leilighetsnummer',
    help: 'Står ved døra, for eksempel H0201.',
    autocomplete: 'off',
  }),
  ...fault,
  imageUrls: photos({
    label: 'Bilder',
    help: 'Høyst 10 bilder, i JPEG eller PNG, på høyst 10\u00a0MB hver.',
    inMail: false,
  }),
}

/** The form in the dialog of the customer-service page, which most tenants use. */
export const issueReportDialog: Form = defineForm({
  ...common,
  id: 'issue-report-dialog',
  page: '/kundeservice?skjema=issue',
  sections: [{ fields }, accessSection],
  success: () => ({ title: 'Skjema sendt!', text: received }),
  claims: () => false,
})

/** The form on its own page. */
export const issueReport: Form = defineForm({
  ...common,
  id: 'issue-report',
  page: '/melde-avvik',
  sections: [{ fields }, accessSection],
  success: () => ({ title: 'Avviksmelding sendt!', text: received }),
  claims: (body) => !('applianceType' in body),
})
