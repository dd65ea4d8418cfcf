import { applicant } from '../../../forms/engine/case-fields.ts'
import { date } from '../../../forms/kinds/date.ts'
import { longText } from '../../../forms/kinds/long-text.ts'
import { number } from '../../../forms/kinds/number.ts'
import { select } from '../../../forms/kinds/select.ts'
import { text } from '../../../forms/kinds/text.ts'
import {
  applicantFields,
  describedInTen,
  notInThePast,
  REQUIRED,
} from '../../../forms/shared/shared-fields.ts'
import { BEFORE_CONTRACT, interestForm } from './interest.ts'

const spaceTypes = [
  { value: 'single', label: 'Enkeltrom' },
  { value: 'studio', label: 'Studio' },
  { value: 'whole-unit', label: 'Hel enhet' },
  { value: 'work-room', label: 'Arbeidsrom' },
] as const

export const colivingInterest = interestForm({
  category: 'coliving',
  prefix: 'CLV',
  functionName: 'send-coliving-interest',
  basis: BEFORE_CONTRACT,
  caseFields: { sender: applicant },
  notes: 'other',
  prefill: ({ title, place, room }) => ({
    location: title || place,
    spaceType:
      room || spaceTypes.find(({ label }) => title.toLowerCase().includes(label.toLowerCase()))?.value,
  }),
  retention: { months: 3 },
  sections: [
    {
      title: 'Rommet',
      fields: {
        spaceType: select({
          label: 'Type rom',
          required: 'Velg type rom',
          options: spaceTypes,
        }),
        location: text({ label: 'Ønsket sted', required: REQUIRED, half: true }),
        budget: text({ label: 'Budsjett per måned', required: REQUIRED, half: true }),
        moveInDate: date({
          label: 'Innflyttingsdato',
          required: REQUIRED,
          warning: notInThePast,
          half: true,
        }),
        duration: select({
          label: 'Leieperiode',
          required: REQUIRED,
          half: true,
          options: [
            { value: '1-3', label: '1–3 måneder' },
            { value: '3-6', label: '3–6 måneder' },
            { value: '6-12', label: '6–12 måneder' },
            { value: '1-plus-year', label: '1 år eller mer' },
            { value: 'flexible', label: 'Fleksibelt' },
          ],
        }),
      },
    },
    {
      title: 'Om deg',
      fields: {
        ...applicantFields,
        age: number({ label: 'Alder', required: 'Alder er påkrevd', half: true }),
        occupation: text({ label: 'Yrke eller studie', required: 'Yrke/studie er påkrevd', half: true }),
        description: describedInTen('Fortell litt om deg selv', { inMail: false }),
        other: longText({ label: 'Annet vi bør vite', inMail: false }),
      },
    },
  ],
})
