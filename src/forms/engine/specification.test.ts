import { describe, expect, test } from 'vitest'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { sampleEntries } from '../../../test/support/sample-answers.ts'
import { toldSender } from '../../../test/support/told-sender.ts'
import { defaultReplyTimes } from '../../domain/documents/reply-times.ts'
import { defaultLanguage } from '../../domain/text/language.ts'
import { accessFields } from '../shared/access.ts'
import { fieldOf, fieldsOf, promiseOf } from './form.ts'
import { entriesOfJson, readForm } from './read.ts'

const replyTimes = defaultReplyTimes(defaultLanguage)

/** The fields without the questions about danger and about how to get in, which are ours and optional. */
const names = (id: string) =>
  fieldsOf(formWithId(id)).flatMap(([name, { kind }]) =>
    kind === 'danger' || accessFields.includes(name) ? [] : [name],
  )
const values = (id: string, name: string) => {
  const field = fieldOf(formWithId(id), name)
  return field && 'options' in field ? field.options.map(({ value }) => value) : []
}
const labels = (id: string, name: string) => {
  const field = fieldOf(formWithId(id), name)
  return field && 'options' in field ? field.options.map(({ label }) => label) : []
}
const errorsOf = (id: string, entries: Record<string, string> = {}) =>
  readForm(formWithId(id), entriesOfJson(entries)).errors

describe('fields match the specification (2 §3)', () => {
  test.each([
    [
      'interest-bolig',
      'bedrooms finnProperty monthlyRent moveInDate depositType firstName lastName personalNumber phone email employer employerPhone employerEmail previousRentalReferences previousRentalContact visitingOptions aboutYou other signature creditCheckConsent',
    ],
    [
      'interest-minilager',
      'location storageSize customerType storageFromDate storageToDate firstName lastName birthDate email phone address postalCode city other',
    ],
    [
      'interest-naering',
      'spaceType location area budget moveInDate duration firstName lastName email phone company businessType employees description other',
    ],
    [
      'interest-coliving',
      'spaceType location budget moveInDate duration firstName lastName email phone age occupation description other',
    ],
    [
      'interest-parkering',
      'desiredLocation vehicleType startDate duration firstName lastName email phone address postalCode city other',
    ],
    [
      'interest-reklame',
      'propertyId firstName lastName email phone company organizationNumber address postalCode city description other',
    ],
    [
      'parking-application',
      'firstName lastName company orgNumber personalNumber phone email address postalCode postPlace parkingLocation parkingFromDate parkingToDate other signature creditCheckConsent',
    ],
    ['issue-report', 'name phone email address apartmentNumber issueType urgency description imageUrls'],
    // The dialog asks the same as the page: the specification's fields, the flat's number and photos.
    [
      'issue-report-dialog',
      'name phone email address apartmentNumber issueType urgency description imageUrls',
    ],
    ['appliance-report', 'name phone email address applianceType urgency description issueType'],
    ['lost-key-dialog', 'name phone email address keyType circumstances'],
    [
      'lost-key',
      'firstName lastName email phone address apartmentNumber keyType dateOfLoss circumstances replacementNeeded',
    ],
    ['neighbor-complaint', 'name phone email address complainantAddress issueType description incidents'],
    [
      'apartment-survey',
      'name address email fireExtinguisherMoved manometerGreen fireExtinguisherAccessible smokeBatteries smokeTestedMonthly electricalIssues electricalDescription waterLeaks waterLeakDescription date signature',
    ],
    ['handyman-booking', 'name phone email address apartment helpNeeded'],
    ['contact-message', 'name email phone subject message'],
  ])('%s', (id, expected) => {
    expect(names(id)).toEqual(expected.split(' '))
  })

  test('the termination form has the specified fields and the kind of object', () => {
    const expected = 'name phone email address rentalKind moveOutDate newAddress reason'.split(' ')
    expect(names('termination')).toEqual(expected)
    expect(names('termination-dialog')).toEqual(expected)
    expect(Object.keys(errorsOf('termination'))).toEqual(['name', 'phone', 'email', 'address'])
    expect(Object.keys(errorsOf('termination-dialog'))).toEqual([
      'name',
      'phone',
      'email',
      'address',
      'moveOutDate',
    ])
  })
})

describe('choices match the specification', () => {
  test.each([
    ['issue-report', 'issueType', 'plumbing electrical heating appliance security noise cleaning other'],
    ['issue-report', 'urgency', 'low normal high urgent'],
    ['lost-key-dialog', 'keyType', 'apartment entrance mailbox storage garage multiple'],
    ['lost-key', 'keyType', 'main mailbox storage garage common other'],
    ['lost-key', 'replacementNeeded', 'yes no unsure'],
    ['neighbor-complaint', 'issueType', 'noise smoking pets garbage parking harassment damage other'],
    ['appliance-report', 'applianceType', 'refrigerator washing-machine dishwasher stove dryer other'],
    ['appliance-report', 'issueType', 'appliance'],
    ['interest-bolig', 'bedrooms', '1 2 3 4'],
    ['interest-bolig', 'depositType', 'depositum depositumsgaranti navgaranti'],
    ['interest-bolig', 'previousRentalReferences', 'ja nei'],
    ['interest-minilager', 'customerType', 'private business'],
    ['apartment-survey', 'waterLeaks', 'ja nei'],
  ])('%s %s', (id, name, expected) => {
    expect(values(id, name)).toEqual(expected.split(' '))
  })

  test('deposits, viewings and customers keep the specified names', () => {
    expect(labels('interest-bolig', 'depositType')).toEqual([
      'Depositum (3mnd x husleie)',
      'Depositumsgaranti (kun 14% av 4mnd husleie)',
      'Nav Garanti (6mnd x husleie)',
    ])
    expect(labels('interest-bolig', 'visitingOptions')).toEqual(['Har vært på visning', 'Ønsker visning'])
    expect(labels('interest-minilager', 'customerType')).toEqual(['Privat', 'Bedrift'])
    expect(values('interest-minilager', 'location')).toHaveLength(3)
    expect(values('parking-application', 'parkingLocation')).toHaveLength(8)
  })

  test('urgency is normal unless the sender says otherwise', () => {
    for (const id of ['issue-report', 'issue-report-dialog', 'appliance-report'])
      expect(readForm(formWithId(id), {}).answers.urgency).toBe('normal')
  })
})

describe('messages after a form is sent (2 §8)', () => {
  const success = (id: string) => {
    const form = formWithId(id)
    const { answers } = readForm(form, sampleEntries(form))
    return toldSender(form, answers)
  }

  test.each([
    ['interest-bolig', 'Skjema sendt!', 'Takk for din interesse for Bolig. Vi tar snart kontakt med deg.'],
    ['interest-naering', 'Skjema sendt!', 'Takk for din interesse for Næring. Vi tar snart kontakt med deg.'],
    [
      'parking-application',
      'Søknad sendt!',
      'Takk for din søknad om parkering. Vi vil kontakte deg så snart som mulig.',
    ],
    ['lost-key', 'Skjema sendt!', 'Vi har mottatt din melding om tapt nøkkel og vil kontakte deg snarest.'],
    [
      'termination-dialog',
      'Skjema sendt!',
      'Oppsigelsen din er sendt. Vi kommer tilbake til deg innen 2-3 virkedager.',
    ],
    ['handyman-booking', 'Booking sendt!', 'Vi kommer tilbake til deg innen 24 timer for å avtale tid.'],
    ['contact-message', 'Takk for din henvendelse!', 'Vi kommer tilbake til deg innen 24 timer.'],
  ])('%s', (id, title, text) => {
    expect(success(id)).toEqual({ title, text })
  })

  test.each([
    ['appliance-report', 'Skjema sendt!'],
    ['termination', 'Oppsigelse sendt!'],
    ['issue-report', 'Avviksmelding sendt!'],
    ['neighbor-complaint', 'Naboklage sendt!'],
    ['apartment-survey', 'Leilighetsundersøkelse sendt!'],
    ['issue-report-dialog', 'Skjema sendt!'],
    ['lost-key-dialog', 'Skjema sendt!'],
    ['neighbor-complaint-dialog', 'Skjema sendt!'],
    ['apartment-survey-dialog', 'Skjema sendt!'],
  ])('%s: %s', (id, title) => {
    expect(success(id).title).toBe(title)
  })

  test('failures have their own messages', () => {
    expect(formWithId('interest-bolig').failure).toEqual({
      title: 'Feil',
      text: 'Det oppstod en feil ved sending av skjemaet. Prøv igjen.',
    })
    expect(formWithId('parking-application').failure.text).toBe(
      'Det oppstod en feil ved sending av søknaden. Prøv igjen.',
    )
    expect(formWithId('lost-key').failure.text).toBe('Noe gikk galt. Prøv igjen senere.')
  })

  test('promised reply times follow the urgency', () => {
    expect(promiseOf(formWithId('issue-report'), { urgency: 'urgent' }, replyTimes)?.time).toEqual({
      hours: 24,
      workingDaysOnly: false,
    })
    expect(promiseOf(formWithId('issue-report'), { urgency: 'low' }, replyTimes)?.time).toEqual({
      workingDays: 5,
    })
    expect(promiseOf(formWithId('termination'), {}, replyTimes)?.words).toBe('2–3 virkedager')
    expect(promiseOf(formWithId('interest-bolig'), {}, replyTimes)?.words).toBe('1–2 virkedager')
  })
})
