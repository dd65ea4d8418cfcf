import { parkingLocations, storageLocations } from '#landlord/locations.ts'
import { securityChoices } from '../../../src/domain/portfolio/deposit.ts'
import { addDays } from '../../../src/domain/time/calendar.ts'
import { advertisingPropertyIds, demoPortfolio } from '../../index.ts'
import { fullName, type Person } from '../people.ts'
import { closingReplies } from '../texts/replies.ts'
import {
  aboutHome,
  aboutRoom,
  adverts,
  businesses,
  employers,
  occupations,
  remarks,
} from '../texts/wishes.ts'
import { vary } from '../vary.ts'
import { type Write, type Writer, writtenEntriesOf } from './written.ts'

const seeker = ({ first, last, email, phone }: Person) => ({ firstName: first, lastName: last, email, phone })

const postal = ({ home }: Person) => ({ address: home.street, postalCode: home.postalCode, city: home.city })

/** Made as Skatteetaten makes those of test persons, with 80 added to the month: no person has one. */
const testNumber = ({ random }: Writer) =>
  [random.int(10, 28), random.int(81, 92), random.int(60, 99), random.int(10_000, 99_999)].join('')

const answered = (form: string, { random }: Writer) => vary(random, closingReplies[form] ?? '')

const inSomeWeeks = ({ random, day }: Writer) => addDays(day, random.int(10, 90))

const titlesOf = (type: string) =>
  demoPortfolio.filter(({ property }) => property.type === type).map(({ property }) => property.title)

export const home: Write = (writer) => {
  const { random, person } = writer
  const hasReferences = random.chance(0.6)
  return {
    entries: {
      ...writtenEntriesOf({
        ...seeker(person),
        bedrooms: random.pick(['1', '2', '2', '3', '4']),
        finnProperty: random.pick(['alle', ...titlesOf('Bolig')]),
        monthlyRent: String(random.int(85, 160) * 100),
        moveInDate: inSomeWeeks(writer),
        depositType: random.pick(securityChoices),
        personalNumber: testNumber(writer),
        employer: random.pick(employers),
        employerPhone: `33${random.int(100_000, 999_999)}`,
        employerEmail: 'personal@eksempel.no',
        previousRentalReferences: hasReferences ? 'ja' : 'nei',
        previousRentalContact: hasReferences ? `Forrige utleier, 9${random.int(1_000_000, 9_999_999)}` : '',
        aboutYou: vary(random, aboutHome),
        other: random.pick(remarks),
        signature: fullName(person),
        creditCheckConsent: 'ja',
      }),
      ...(random.chance(0.5) ? { visitingOptions: ['Ønsker visning'] } : {}),
    },
    outcome: answered('interest', writer),
  }
}

export const coliving: Write = (writer) => {
  const { random, person } = writer
  return {
    entries: writtenEntriesOf({
      ...seeker(person),
      spaceType: random.pick(['single', 'studio', 'whole-unit', 'work-room']),
      location: person.home.city,
      budget: `${random.int(50, 90) * 100} kr`,
      moveInDate: inSomeWeeks(writer),
      duration: random.pick(['1-3', '3-6', '6-12', '1-plus-year', 'flexible']),
      age: String(random.int(19, 48)),
      occupation: random.pick(occupations),
      description: vary(random, aboutRoom),
      other: random.pick(remarks),
    }),
    outcome: answered('interest', writer),
  }
}

export const storageAnswers: Write = (writer) => {
  const { random, person } = writer
  const from = inSomeWeeks(writer)
  return {
    entries: writtenEntriesOf({
      ...seeker(person),
      ...postal(person),
      location: random.pick(storageLocations),
      storageSize: random.pick(['bod-5', 'bod-8', 'bod-10', 'bod-15', 'boat-20', 'motorhome']),
      customerType: random.pick(['private', 'private', 'business']),
      storageFromDate: from,
      storageToDate: addDays(from, random.int(60, 400)),
      birthDate: `19${random.int(60, 99)}-0${random.int(1, 9)}-1${random.int(0, 9)}`,
      other: random.pick(remarks),
    }),
    outcome: answered('interest', writer),
  }
}

export const premises: Write = (writer) => {
  const { random, person } = writer
  const business = random.pick(businesses)
  return {
    entries: writtenEntriesOf({
      ...seeker(person),
      spaceType: random.pick(['office', 'shop', 'storage', 'combined', 'restaurant']),
      location: person.home.city,
      area: String(random.int(3, 40) * 10),
      budget: `${random.int(8, 45)} 000 kr per måned`,
      moveInDate: inSomeWeeks(writer),
      duration: random.pick(['6-12', '1-2-years', '2-plus-years', 'flexible']),
      company: business.name,
      businessType: business.kind,
      employees: String(random.int(1, 18)),
      description: vary(random, business.use),
    }),
    outcome: answered('interest', writer),
  }
}

export const parkingPlace: Write = (writer) => {
  const { random, person } = writer
  return {
    entries: writtenEntriesOf({
      ...seeker(person),
      ...postal(person),
      desiredLocation: random.pick(parkingLocations),
      vehicleType: random.pick(['car', 'car', 'van', 'motorcycle', 'motorhome']),
      startDate: inSomeWeeks(writer),
      duration: random.pick(['3-months', '6-months', '1-year', 'long-term']),
      other: random.pick(remarks),
    }),
    outcome: answered('interest', writer),
  }
}

export const advertisingAnswers: Write = (writer) => {
  const { random, person } = writer
  return {
    entries: writtenEntriesOf({
      ...seeker(person),
      ...postal(person),
      propertyId: random.pick(advertisingPropertyIds),
      company: random.pick(businesses).name,
      description: vary(random, random.pick(adverts)),
    }),
    outcome: answered('interest', writer),
  }
}

export const parkingApplicationAnswers: Write = (writer) => {
  const { random, person } = writer
  const from = inSomeWeeks(writer)
  return {
    entries: writtenEntriesOf({
      ...seeker(person),
      company: 'privat',
      personalNumber: testNumber(writer),
      address: person.home.street,
      postalCode: person.home.postalCode,
      postPlace: person.home.city,
      parkingLocation: random.pick(parkingLocations),
      parkingFromDate: from,
      parkingToDate: addDays(from, random.int(90, 365)),
      other: random.pick(remarks),
      signature: fullName(person),
      creditCheckConsent: 'ja',
    }),
    outcome: answered('parking-application', writer),
  }
}
