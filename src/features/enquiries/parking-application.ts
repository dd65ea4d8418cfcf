import { parkingLocations } from '#landlord/locations.ts'
import { applicantWithAddress } from '../../forms/engine/case-fields.ts'
import { defineForm } from '../../forms/engine/form.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { orgNumber } from '../../forms/kinds/org-number.ts'
import { select } from '../../forms/kinds/select.ts'
import { signature } from '../../forms/kinds/signature.ts'
import { text } from '../../forms/kinds/text.ts'
import { creditCheckConsent, personalNumber } from '../../forms/shared/identity.ts'
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
} from '../../forms/shared/shared-fields.ts'
import { BEFORE_CONTRACT } from './interest/interest.ts'
import { roomWish } from './room-wish.ts'

/** «Kongegata 12» of «Kongegata 12, Larvik». */
const streetOf = (location: string): string => location.split(',')[0] ?? location

export const parkingApplication = defineForm({
  id: 'parking-application',
  prefix: 'PAR',
  name: 'Parkeringssøknad',
  yours: 'parkeringssøknaden din',
  sentBy: 'visitor',
  page: '/parkering-soknad',
  heading: 'Søk om parkering',
  lead: 'Fyll ut skjemaet under for å søke om parkeringsplass',
  submit: 'Send søknad',
  validation: 'server',
  caseFields: { sender: { ...applicantWithAddress, place: 'postPlace' } },
  notes: 'other',
  review: true,
  prefill: ({ title, place, room }) => ({
    parkingLocation: parkingLocations.find((each) => each === place || title.startsWith(streetOf(each))),
    other: roomWish(room),
  }),
  sections: [
    {
      title: 'Om deg',
      fields: {
        firstName,
        lastName,
        company: text({
          label: 'Selskap',
          required: 'Selskap er påkrevd',
          help: 'Søker du privat, skriv «privat».',
          autocomplete: 'organization',
          half: true,
        }),
        orgNumber: orgNumber({ label: 'Organisasjonsnummer', autocomplete: 'off', half: true }),
        ...personalNumber('Fødsels- og personnummer er påkrevd', {
          digits: 11,
          message: 'Fødsels- og personnummer er påkrevd',
        }),
        phone: applicantPhone,
        email: applicantEmail,
      },
    },
    {
      title: 'Adresse',
      fields: {
        address: streetAddress(REQUIRED),
        postalCode: applicantPostalCode('postPlace'),
        postPlace: place('Poststed er påkrevd'),
      },
    },
    {
      title: 'Plassen',
      fields: {
        parkingLocation: select({
          label: 'Parkeringsplass',
          required: 'Velg parkeringsplass',
          options: parkingLocations.map((label) => ({ value: label, label })),
        }),
        parkingFromDate: startOfPeriod('Fra dato', 'Velg fra dato'),
        parkingToDate: endOfPeriod('Til dato', 'Velg til dato', 'parkingFromDate'),
        other: longText({ label: 'Annet vi bør vite' }),
      },
    },
    {
      title: 'Signatur og samtykke',
      fields: {
        signature: signature({
          label: 'Signatur',
          required: REQUIRED,
          help: 'Skriv navnet ditt.',
          autocomplete: 'off',
          inMail: false,
        }),
        ...creditCheckConsent,
      },
    },
  ],
  success: () => ({
    title: 'Søknad sendt!',
    text: 'Takk for din søknad om parkering. Vi vil kontakte deg så snart som mulig.',
  }),
  afterSuccess: '/',
  failure: { title: 'Feil', text: 'Det oppstod en feil ved sending av søknaden. Prøv igjen.' },
  promise: 'parkingApplication',
  next: [
    'Vi ser om plassen er ledig i perioden.',
    'Du hører fra oss på e-post eller telefon.',
    'Er plassen din, får du en avtale å signere.',
  ],
  privacy: { purpose: 'behandle søknaden', basis: BEFORE_CONTRACT },
  retention: { months: 3, sensitiveDays: 30 },
  readers: ['administrator', 'saksbehandler'],
  functionName: 'send-parking-application',
  claims: (body) => 'personalNumber' in body || 'parkingLocation' in body,
})
