import { storageLocations } from '#landlord/locations.ts'
import { storageSizes } from '#landlord/prices.ts'
import { storageAddressOf } from '../../../domain/portfolio/storage-address.ts'
import { storageRoomLabel } from '../../../domain/portfolio/storage-room.ts'
import { applicantWithAddress } from '../../../forms/engine/case-fields.ts'
import { date } from '../../../forms/kinds/date.ts'
import { longText } from '../../../forms/kinds/long-text.ts'
import { radio } from '../../../forms/kinds/radio.ts'
import { select } from '../../../forms/kinds/select.ts'
import {
  applicantEmail,
  applicantPhone,
  applicantPostalCode,
  endOfPeriod,
  firstName,
  lastName,
  place,
  REQUIRED,
  startOfPeriod,
  streetAddress,
} from '../../../forms/shared/shared-fields.ts'
import { BEFORE_CONTRACT, interestForm } from './interest.ts'

/** The form's sizes (specification 2 §3), and the sizes of the price list in square metres. */
const areas = [...new Set([5, 8, 10, 15, ...storageSizes.map(({ area }) => area)])].sort((a, b) => a - b)
const boatSizes = ['10', '15', '20', '25', '30', '35', '40']

export const minilagerInterest = interestForm({
  category: 'minilager',
  prefix: 'LAG',
  functionName: 'send-mini-storage-interest',
  basis: BEFORE_CONTRACT,
  caseFields: { sender: applicantWithAddress },
  notes: 'other',
  prefill: ({ title, place, size }) => ({
    location: storageAddressOf({ title, location: place }) ?? place,
    storageSize: /^[\d,]+$/.test(size) ? storageRoomLabel(size) : size,
    other: title && `Gjelder ${title}`,
  }),
  retention: { months: 3 },
  sections: [
    {
      title: 'Lageret',
      fields: {
        location: select({
          label: 'Lokasjon',
          required: 'Velg en lokasjon',
          offers: 'storagePlaces',
          options: storageLocations.map((label) => ({ value: label, label })),
        }),
        storageSize: select({
          label: 'Størrelse',
          required: 'Velg størrelse',
          offers: 'storageSizes',
          options: [
            ...areas.map((area) => ({ value: `bod-${area}`, label: storageRoomLabel(area) })),
            ...boatSizes.map((feet) => ({ value: `boat-${feet}`, label: `Båt med henger, ${feet} fot` })),
            { value: 'garage', label: 'Garasje' },
            { value: 'storage', label: 'Lager' },
            { value: 'motorhome', label: 'Bobil' },
          ],
        }),
        customerType: radio({
          label: 'Hvem skal leie?',
          required: REQUIRED,
          options: [
            { value: 'private', label: 'Privat' },
            { value: 'business', label: 'Bedrift' },
          ],
        }),
        storageFromDate: startOfPeriod('Fra dato', 'Velg fra dato'),
        storageToDate: endOfPeriod('Til dato', 'Velg til dato', 'storageFromDate'),
      },
    },
    {
      title: 'Om deg',
      fields: {
        firstName,
        lastName,
        birthDate: date({
          label: 'Fødselsdato',
          required: 'Velg fødselsdato',
          birth: true,
          autocomplete: 'bday',
          inMail: false,
          half: true,
          warning: ({ value, today }) => {
            const years = Number(today.slice(0, 4)) - Number(value.slice(0, 4))
            if (value > today || years > 110) return 'Kontroller datoen.'
            return years < 18 ? 'Den som leier, må være fylt 18 år. Er datoen riktig?' : null
          },
        }),
        email: applicantEmail,
        phone: applicantPhone,
      },
    },
    {
      title: 'Adresse',
      fields: {
        address: streetAddress('Adresse er påkrevd'),
        postalCode: applicantPostalCode('city'),
        city: place('By/sted er påkrevd'),
        other: longText({ label: 'Kommentar' }),
      },
    },
  ],
})
