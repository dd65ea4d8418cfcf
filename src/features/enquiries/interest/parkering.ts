import { applicantWithAddress } from '../../../forms/engine/case-fields.ts'
import { longText } from '../../../forms/kinds/long-text.ts'
import { select } from '../../../forms/kinds/select.ts'
import { text } from '../../../forms/kinds/text.ts'
import {
  applicantFields,
  applicantPostalCode,
  place,
  REQUIRED,
  startOfPeriod,
  streetAddress,
} from '../../../forms/shared/shared-fields.ts'
import { roomWish } from '../room-wish.ts'
import { BEFORE_CONTRACT, interestForm } from './interest.ts'

export const parkeringInterest = interestForm({
  category: 'parkering',
  prefix: 'PAK',
  functionName: 'send-parking-application',
  claims: (body) => !('personalNumber' in body) && !('parkingLocation' in body),
  basis: BEFORE_CONTRACT,
  caseFields: { sender: applicantWithAddress },
  notes: 'other',
  prefill: ({ title, place, room }) => ({
    desiredLocation: title || place,
    other: roomWish(room),
  }),
  retention: { months: 3 },
  sections: [
    {
      title: 'Plassen',
      fields: {
        desiredLocation: text({ label: 'Ønsket sted', required: REQUIRED }),
        vehicleType: select({
          label: 'Kjøretøy',
          required: 'Kjøretøytype er påkrevd',
          options: [
            { value: 'car', label: 'Personbil' },
            { value: 'van', label: 'Varebil' },
            { value: 'motorcycle', label: 'Motorsykkel' },
            { value: 'motorhome', label: 'Bobil' },
            { value: 'other', label: 'Annet' },
          ],
        }),
        startDate: startOfPeriod('Startdato', 'Startdato er påkrevd'),
        duration: select({
          label: 'Leieperiode',
          required: 'Leieperiode er påkrevd',
          half: true,
          options: [
            { value: '1-month', label: '1 måned' },
            { value: '3-months', label: '3 måneder' },
            { value: '6-months', label: '6 måneder' },
            { value: '1-year', label: '1 år' },
            { value: 'long-term', label: 'Langtid, mer enn 1 år' },
          ],
        }),
      },
    },
    {
      title: 'Om deg',
      fields: applicantFields,
    },
    {
      title: 'Adresse',
      fields: {
        address: streetAddress(REQUIRED),
        postalCode: applicantPostalCode('city'),
        city: place(REQUIRED),
        other: longText({ label: 'Annet vi bør vite' }),
      },
    },
  ],
})
