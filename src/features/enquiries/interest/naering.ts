import { applicant } from '../../../forms/engine/case-fields.ts'
import { date } from '../../../forms/kinds/date.ts'
import { longText } from '../../../forms/kinds/long-text.ts'
import { number } from '../../../forms/kinds/number.ts'
import { select } from '../../../forms/kinds/select.ts'
import { text } from '../../../forms/kinds/text.ts'
import { applicantFields, describedInTen, notInThePast } from '../../../forms/shared/shared-fields.ts'
import { interestForm, LEGITIMATE_INTEREST } from './interest.ts'

export const naeringInterest = interestForm({
  category: 'naering',
  prefix: 'NAR',
  functionName: 'send-commercial-interest',
  basis: LEGITIMATE_INTEREST,
  caseFields: { sender: applicant },
  notes: 'other',
  // The page of premises says «Kombinasjonslokale», the form «Kombinert kontor/lager».
  prefill: ({ title, place, size, room }) => ({
    location: title || place,
    area: size,
    spaceType: /^kombi/i.test(room) ? 'combined' : room,
  }),
  retention: { months: 12 },
  sections: [
    {
      title: 'Lokalet',
      fields: {
        spaceType: select({
          label: 'Type lokale',
          required: 'Velg type lokale',
          options: [
            { value: 'office', label: 'Kontor' },
            { value: 'shop', label: 'Butikk' },
            { value: 'storage', label: 'Lager/produksjon' },
            { value: 'combined', label: 'Kombinert kontor/lager' },
            { value: 'restaurant', label: 'Restaurant/servering' },
            { value: 'other', label: 'Annet' },
          ],
        }),
        location: text({ label: 'Ønsket lokasjon', required: 'Ønsket lokasjon er påkrevd' }),
        area: number({ label: 'Ønsket areal', required: 'Ønsket areal er påkrevd', unit: 'm²', half: true }),
        budget: text({
          label: 'Budsjett',
          required: 'Budsjett er påkrevd',
          help: 'Per måned eller per år.',
          half: true,
        }),
        moveInDate: date({
          label: 'Ønsket innflytting',
          required: 'Innflyttingsdato er påkrevd',
          warning: notInThePast,
          half: true,
        }),
        duration: select({
          label: 'Leieperiode',
          required: 'Leieperiode er påkrevd',
          half: true,
          options: [
            { value: '3-6', label: '3–6 måneder' },
            { value: '6-12', label: '6–12 måneder' },
            { value: '1-2-years', label: '1–2 år' },
            { value: '2-plus-years', label: '2 år eller mer' },
            { value: 'flexible', label: 'Fleksibelt/kort' },
          ],
        }),
      },
    },
    {
      title: 'Kontaktperson',
      fields: applicantFields,
    },
    {
      title: 'Virksomheten',
      fields: {
        company: text({
          label: 'Bedrift',
          required: 'Bedriftsnavn er påkrevd',
          autocomplete: 'organization',
        }),
        businessType: text({ label: 'Type virksomhet', required: 'Type virksomhet er påkrevd', half: true }),
        employees: number({ label: 'Antall ansatte', required: 'Antall ansatte er påkrevd', half: true }),
        description: describedInTen('Hva skal lokalet brukes til?'),
        other: longText({ label: 'Annet vi bør vite' }),
      },
    },
  ],
})
