import { applicantWithAddress } from '../../../forms/engine/case-fields.ts'
import { longText } from '../../../forms/kinds/long-text.ts'
import { orgNumber } from '../../../forms/kinds/org-number.ts'
import { property } from '../../../forms/kinds/property.ts'
import { text } from '../../../forms/kinds/text.ts'
import {
  applicantFields,
  applicantPostalCode,
  describedInTen,
  place,
  REQUIRED,
  streetAddress,
} from '../../../forms/shared/shared-fields.ts'
import { interestForm, LEGITIMATE_INTEREST } from './interest.ts'

export const reklameInterest = interestForm({
  category: 'reklame',
  prefix: 'REK',
  functionName: 'send-advertising-application',
  basis: LEGITIMATE_INTEREST,
  caseFields: { sender: applicantWithAddress, property: 'propertyId' },
  notes: 'other',
  prefill: ({ title, place }) => ({ other: title ? null : place && `Gjelder ${place}` }),
  retention: { months: 12 },
  sections: [
    {
      title: 'Plassen',
      fields: {
        propertyId: property({
          label: 'Eiendom',
          required: 'Velg en eiendom',
          amenity: 'reklame',
          empty: 'Ingen eiendommer med reklamemuligheter funnet',
        }),
      },
    },
    {
      title: 'Om deg',
      fields: {
        ...applicantFields,
        company: text({ label: 'Bedrift', autocomplete: 'organization', half: true }),
        organizationNumber: orgNumber({ label: 'Organisasjonsnummer', autocomplete: 'off', half: true }),
      },
    },
    {
      title: 'Adresse',
      fields: {
        address: streetAddress(REQUIRED),
        postalCode: applicantPostalCode('city'),
        city: place(REQUIRED),
      },
    },
    {
      title: 'Reklamen',
      fields: {
        description: describedInTen('Hva vil du vise?'),
        other: longText({ label: 'Annet vi bør vite' }),
      },
    },
  ],
})
