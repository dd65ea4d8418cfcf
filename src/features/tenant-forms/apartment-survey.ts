import { resident } from '../../forms/engine/case-fields.ts'
import type { Answers } from '../../forms/engine/field.ts'
import { isDanger } from '../../forms/engine/flags.ts'
import { defineForm, type Form } from '../../forms/engine/form.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { radio } from '../../forms/kinds/radio.ts'
import {
  dateAndSignature,
  tenantAddress,
  tenantEmail,
  tenantName,
  yesOrNo,
} from '../../forms/shared/shared-fields.ts'

const question = (label: string, help?: string) =>
  radio({ label, required: 'Svar ja eller nei', options: yesOrNo, ...(help ? { help } : {}) })

/** A question whose yes may not be able to wait for what the survey finds. */
const dangerous = (label: string, advice: string, help?: string) => {
  const [yes, no] = yesOrNo
  return {
    ...question(label, help),
    options: [{ ...yes, advice: { text: advice, call: 'landlord' } }, no],
  } as const
}

const flags = {
  danger: [{ electricalIssues: 'ja' }, { waterLeaks: 'ja' }],
  bad: [
    { smokeBatteries: 'nei' },
    { smokeTestedMonthly: 'nei' },
    { manometerGreen: 'nei' },
    { fireExtinguisherAccessible: 'nei' },
  ],
} as const

const common = {
  prefix: 'UND',
  name: 'Leilighetsundersøkelse',
  yours: 'svaret ditt på undersøkelsen',
  sentBy: 'tenant',
  heading: 'Leilighetsundersøkelse',
  lead: 'Én gang i året ber vi deg se over brannvern, strøm og vann. Det tar fem minutter.',
  submit: 'Send undersøkelsen',
  validation: 'browser',
  caseFields: { sender: resident },
  sections: [
    { title: 'Om deg', fields: { name: tenantName, address: tenantAddress, email: tenantEmail } },
    {
      title: 'Brannslukker',
      fields: {
        fireExtinguisherMoved: question(
          'Har du snudd på brannslukkeren?',
          'Vend den opp ned et par ganger, så pulveret løsner.',
        ),
        manometerGreen: question('Står pila på manometeret på grønt?'),
        fireExtinguisherAccessible: question('Er brannslukkeren lett å få tak i?'),
      },
    },
    {
      title: 'Røykvarsler',
      fields: {
        smokeBatteries: question(
          'Har du skiftet batteri det siste året?',
          'Har røykvarsleren fast batteri som varer i ti år, svarer du ja.',
        ),
        smokeTestedMonthly: question('Tester du røykvarsleren hver måned?'),
      },
    },
    {
      title: 'Strøm',
      fields: {
        electricalIssues: dangerous(
          'Har du sett feil på det elektriske?',
          'Gnistrer det, eller lukter det svidd? Slå av sikringen først, og ring.',
          'Varme kontakter, gnister eller sikringer som går.',
        ),
        electricalDescription: longText({
          label: 'Hva er feil med det elektriske?',
          showWhen: { field: 'electricalIssues', is: 'ja' },
        }),
      },
    },
    {
      title: 'Vann',
      fields: {
        waterLeaks: dangerous(
          'Har du sett lekkasje eller fukt?',
          'Renner det vann nå? Steng stoppekrana først, og ring.',
        ),
        waterLeakDescription: longText({
          label: 'Hvor lekker det?',
          showWhen: { field: 'waterLeaks', is: 'ja' },
        }),
      },
    },
    {
      title: 'Signatur',
      fields: {
        ...dateAndSignature,
      },
    },
  ],
  flags,
  // A survey is not answered, but danger is.
  promise: (answers: Answers) => (isDanger({ flags }, answers) ? 'urgentFault' : null),
  next: ['Vi leser svarene.', 'Har du meldt feil, tar vi kontakt. Ellers trenger du ikke gjøre mer.'],
  privacy: {
    purpose: 'følge opp brannvern, strøm og vann i boligen',
    basis: 'rettslig plikt til brannvern og leieavtalen (artikkel 6 nr. 1 b og c)',
  },
  retention: { months: 24 },
  readers: ['administrator', 'saksbehandler', 'vaktmester'],
  functionName: 'send-apartment-survey',
} as const

const thanks = 'Takk for at du svarte på undersøkelsen.'

export const apartmentSurveyDialog: Form = defineForm({
  ...common,
  id: 'apartment-survey-dialog',
  page: '/kundeservice?skjema=survey',
  success: () => ({ title: 'Skjema sendt!', text: thanks }),
  claims: () => false,
})

export const apartmentSurvey: Form = defineForm({
  ...common,
  id: 'apartment-survey',
  page: '/leilighetsundersokelse',
  success: () => ({ title: 'Leilighetsundersøkelse sendt!', text: thanks }),
})
