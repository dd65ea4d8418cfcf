import { addDays } from '../../../src/domain/time/calendar.ts'
import { fullName, type Person, personAddressOf } from '../people.ts'
import { applianceFaults, type Fault, faults } from '../texts/faults.ts'
import {
  complaints,
  contactLetters,
  handymanJobs,
  keyLosses,
  moveReasons,
  surveyFaults,
} from '../texts/letters.ts'
import { closingReplies } from '../texts/replies.ts'
import { vary } from '../vary.ts'
import { type Write, type Writer, writtenEntriesOf } from './written.ts'

const tenant = (person: Person) => ({
  name: fullName(person),
  phone: person.phone,
  email: person.email,
  address: personAddressOf(person),
})

const closing = (form: string, { random }: Writer) => vary(random, closingReplies[form] ?? '')

const mended = ({ mended }: Pick<Fault, 'mended'>) => `Vi har ${mended}.`

export const issueReportAnswers: Write = (writer) => {
  const { random, person, isUrgent } = writer
  const fault = random.pick(isUrgent ? faults.filter(({ urgency }) => urgency.includes('urgent')) : faults)
  return {
    entries: writtenEntriesOf({
      ...tenant(person),
      apartmentNumber: person.home.unit,
      issueType: fault.issueType,
      urgency: isUrgent ? 'urgent' : random.pick(fault.urgency),
      description: vary(random, fault.text),
    }),
    scene: fault.scene,
    outcome: mended(fault),
  }
}

export const applianceReportAnswers: Write = ({ random, person }) => {
  const applianceType = random.pick(Object.keys(applianceFaults))
  return {
    entries: writtenEntriesOf({
      ...tenant(person),
      applianceType,
      urgency: random.pick(['normal', 'normal', 'low', 'high']),
      description: vary(random, applianceFaults[applianceType] ?? ''),
      issueType: 'appliance',
    }),
    scene: 'kitchen',
    outcome: mended({
      mended: vary(random, '[reparert den|byttet den med en ny|renset den og kjørt en prøve]'),
    }),
  }
}

export const lostKeyDialogAnswers: Write = (writer) => ({
  entries: writtenEntriesOf({
    ...tenant(writer.person),
    keyType: writer.random.pick([
      'apartment',
      'apartment',
      'entrance',
      'mailbox',
      'storage',
      'garage',
      'multiple',
    ]),
    circumstances: vary(writer.random, writer.random.pick(keyLosses)),
  }),
  outcome: closing('lost-key', writer),
})

export const lostKeyAnswers: Write = (writer) => {
  const { random, person, day } = writer
  return {
    entries: writtenEntriesOf({
      firstName: person.first,
      lastName: person.last,
      email: person.email,
      phone: person.phone,
      address: personAddressOf(person),
      apartmentNumber: person.home.unit,
      keyType: random.pick(['main', 'main', 'mailbox', 'storage', 'garage', 'common']),
      dateOfLoss: addDays(day, -random.int(0, 3)),
      circumstances: vary(random, random.pick(keyLosses)),
      replacementNeeded: random.pick(['yes', 'yes', 'no', 'unsure']),
    }),
    outcome: closing('lost-key', writer),
  }
}

const complaintKinds = ['noise', 'noise', 'smoking', 'pets', 'garbage', 'parking', 'damage'] as const

export const neighborComplaintAnswers: Write = (writer) => {
  const { random, person } = writer
  const issueType = random.pick(complaintKinds)
  return {
    entries: writtenEntriesOf({
      ...tenant(person),
      complainantAddress: `${person.home.street}, H0${random.int(1, 5)}0${random.int(1, 8)}`,
      issueType,
      description: vary(random, complaints[issueType].text),
      incidents: vary(random, complaints[issueType].incidents),
    }),
    outcome: closing('neighbor-complaint', writer),
  }
}

export const terminationAnswers: Write = (writer) => {
  const { random, person, day } = writer
  return {
    entries: writtenEntriesOf({
      ...tenant(person),
      rentalKind: 'bolig',
      moveOutDate: addDays(day, random.int(60, 120)),
      newAddress: random.pick(['', 'Prestegata 3, 3126 Tønsberg', 'Myrens verksted 2, 0473 Oslo']),
      reason: vary(random, random.pick(moveReasons)),
    }),
    outcome: closing('termination', writer),
  }
}

export const contactMessageAnswers: Write = ({ random, person }) => {
  const letter = random.pick(contactLetters)
  return {
    entries: writtenEntriesOf({
      name: fullName(person),
      email: person.email,
      phone: random.chance(0.7) ? person.phone : '',
      subject: vary(random, letter.subject),
      message: vary(random, letter.text),
    }),
    outcome: letter.reply,
  }
}

export const handymanBookingAnswers: Write = (writer) => ({
  entries: writtenEntriesOf({
    ...tenant(writer.person),
    apartment: writer.person.home.unit,
    helpNeeded: vary(writer.random, writer.random.pick(handymanJobs)),
  }),
  outcome: closing('handyman-booking', writer),
})

export const apartmentSurveyAnswers: Write = (writer) => {
  const { random, person, day } = writer
  const answer = (share: number) => (random.chance(share) ? 'ja' : 'nei')
  const [electricalIssues, waterLeaks] = [answer(0.12), answer(0.1)]
  return {
    entries: writtenEntriesOf({
      name: fullName(person),
      address: personAddressOf(person),
      email: person.email,
      fireExtinguisherMoved: answer(0.8),
      manometerGreen: answer(0.95),
      fireExtinguisherAccessible: answer(0.95),
      smokeBatteries: answer(0.8),
      smokeTestedMonthly: answer(0.5),
      electricalIssues,
      electricalDescription: electricalIssues === 'ja' ? vary(random, surveyFaults.electrical) : '',
      waterLeaks,
      waterLeakDescription: waterLeaks === 'ja' ? vary(random, surveyFaults.leak) : '',
      date: day,
      signature: fullName(person),
    }),
    outcome: closing('apartment-survey', writer),
  }
}

/** The version of the rules is the page's own: it is filled in where the form is sent. */
export const houseRulesAgreementAnswers: Write = (writer) => ({
  entries: writtenEntriesOf({
    name: fullName(writer.person),
    address: personAddressOf(writer.person),
    email: writer.person.email,
    rulesRead: 'ja',
    date: writer.day,
    signature: fullName(writer.person),
  }),
  outcome: closing('house-rules-agreement', writer),
})
