import { describe, expect, test } from 'vitest'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { sampleEntries } from '../../../test/support/sample-answers.ts'
import { allForms } from '../../features/form-catalogue/catalogue.ts'
import { conditionRules } from './conditions.ts'
import { fieldOf } from './form.ts'
import { entriesOfJson, readForm } from './read.ts'

const errorsOf = (id: string, entries: Record<string, string> = {}) =>
  readForm(formWithId(id), entriesOfJson(entries)).errors

describe('messages match the specification (2 §5)', () => {
  test.each([
    ['interest-bolig', 'bedrooms', '', 'Antall soverom er påkrevd'],
    ['interest-bolig', 'finnProperty', '', 'Dette feltet er påkrevd'],
    ['interest-bolig', 'monthlyRent', '', 'Leiesum er påkrevd'],
    ['interest-bolig', 'moveInDate', '', 'Innflyttingsdato er påkrevd'],
    ['interest-bolig', 'depositType', '', 'Velg depositum-alternativ'],
    ['interest-bolig', 'firstName', 'A', 'Fornavn må være minst 2 tegn'],
    ['interest-bolig', 'firstName', '', 'Fornavn må være minst 2 tegn'],
    ['interest-bolig', 'lastName', 'B', 'Etternavn må være minst 2 tegn'],
    ['interest-bolig', 'email', 'ikke en adresse', 'Ugyldig e-postadresse'],
    ['interest-bolig', 'phone', '+47 123 45', 'Telefonnummer må være minst 8 siffer'],
    ['interest-bolig', 'personalNumber', '', 'Personnummer er påkrevd'],
    ['interest-bolig', 'employer', '', 'Arbeidsgiver er påkrevd'],
    ['interest-bolig', 'employerPhone', '123', 'Arbeidsgivers telefonnummer må være minst 8 siffer'],
    ['interest-bolig', 'employerEmail', 'x', 'Ugyldig e-postadresse for arbeidsgiver'],
    ['interest-bolig', 'aboutYou', 'kort', 'Beskrivelse må være minst 10 tegn'],
    ['interest-bolig', 'signature', '', 'Signatur er påkrevd'],
    ['interest-bolig', 'creditCheckConsent', 'false', 'Du må samtykke til kredittsjekk'],
    ['interest-minilager', 'location', '', 'Velg en lokasjon'],
    ['interest-minilager', 'storageSize', '', 'Velg størrelse'],
    ['interest-minilager', 'storageFromDate', '', 'Velg fra dato'],
    ['interest-minilager', 'storageToDate', '', 'Velg til dato'],
    ['interest-minilager', 'birthDate', '', 'Velg fødselsdato'],
    ['interest-minilager', 'address', '', 'Adresse er påkrevd'],
    ['interest-minilager', 'city', '', 'By/sted er påkrevd'],
    ['interest-minilager', 'postalCode', '325', 'Postnummer må være minst 4 siffer'],
    ['interest-naering', 'spaceType', '', 'Velg type lokale'],
    ['interest-naering', 'location', '', 'Ønsket lokasjon er påkrevd'],
    ['interest-naering', 'area', '', 'Ønsket areal er påkrevd'],
    ['interest-naering', 'budget', '', 'Budsjett er påkrevd'],
    ['interest-naering', 'moveInDate', '', 'Innflyttingsdato er påkrevd'],
    ['interest-naering', 'duration', '', 'Leieperiode er påkrevd'],
    ['interest-naering', 'company', '', 'Bedriftsnavn er påkrevd'],
    ['interest-naering', 'businessType', '', 'Type virksomhet er påkrevd'],
    ['interest-naering', 'employees', '', 'Antall ansatte er påkrevd'],
    ['interest-naering', 'description', 'kort', 'Beskrivelse må være minst 10 tegn'],
    ['interest-coliving', 'spaceType', '', 'Velg type rom'],
    ['interest-coliving', 'age', '', 'Alder er påkrevd'],
    ['interest-coliving', 'occupation', '', 'Yrke/studie er påkrevd'],
    ['interest-parkering', 'vehicleType', '', 'Kjøretøytype er påkrevd'],
    ['interest-parkering', 'startDate', '', 'Startdato er påkrevd'],
    ['interest-parkering', 'duration', '', 'Leieperiode er påkrevd'],
    ['interest-parkering', 'address', '', 'Dette feltet er påkrevd'],
    ['interest-reklame', 'propertyId', '', 'Velg en eiendom'],
    ['parking-application', 'company', '', 'Selskap er påkrevd'],
    ['parking-application', 'personalNumber', '1309724802', 'Fødsels- og personnummer er påkrevd'],
    ['parking-application', 'postPlace', '', 'Poststed er påkrevd'],
    ['parking-application', 'parkingFromDate', '', 'Velg fra dato'],
    ['parking-application', 'parkingToDate', '', 'Velg til dato'],
    ['parking-application', 'parkingLocation', '', 'Velg parkeringsplass'],
    ['parking-application', 'creditCheckConsent', '', 'Du må samtykke til kredittsjekk'],
    ['lost-key', 'address', 'Gate', 'Adresse er påkrevd'],
    ['lost-key', 'circumstances', 'borte', 'Beskriv hva som skjedde (minst 10 tegn)'],
    ['lost-key', 'dateOfLoss', '', 'Dato for tap er påkrevd'],
    ['lost-key', 'keyType', '', 'Velg type nøkkel'],
    ['lost-key', 'replacementNeeded', '', 'Velg om du trenger erstattning'],
  ])('%s %s «%s»: %s', (id, name, text, message) => {
    expect(errorsOf(id, { [name]: text })[name]).toBe(message)
  })

  test.each([
    '3256',
    '3256 Larvik',
    '75008',
    '1012 AB',
    'SW1A 1AA',
    'M1 1AE',
    'ec1a1bb',
    'D02 AF30',
    'K1A 0B1',
  ])('«%s» is a postal code', (postalCode) => {
    expect(errorsOf('interest-reklame', { postalCode })).not.toHaveProperty('postalCode')
  })

  test.each(['325', '325 Larvik', 'Larvik', 'SW1A', 'N 325', 'NO-325', 'abcd efg'])(
    '«%s» is no postal code',
    (postalCode) => {
      expect(errorsOf('interest-reklame', { postalCode }).postalCode).toBe(
        'Postnummer må være minst 4 siffer',
      )
    },
  )

  test('tenants’ forms only require that a value is present', () => {
    expect(errorsOf('neighbor-complaint', { name: 'A', phone: '1', description: 'x' })).not.toHaveProperty(
      'name',
    )
    expect(errorsOf('neighbor-complaint', { phone: '1' })).not.toHaveProperty('phone')
    expect(errorsOf('neighbor-complaint', { description: 'x' })).not.toHaveProperty('description')
    expect(errorsOf('neighbor-complaint', { email: 'x' }).email).toBe('Ugyldig e-postadresse')
  })
})

describe('reading a form', () => {
  test('takes invisible characters out of names and addresses', () => {
    const { answers } = readForm(formWithId('issue-report'), {
      name: ['\u202eKari\u200d Nord\u00admann'],
      email: ['kari@eksempel.no\u200b'],
      address: ['\ufeffStorgata\u2060 12'],
    })
    expect(answers).toMatchObject({
      name: 'Kari Nordmann',
      email: 'kari@eksempel.no',
      address: 'Storgata 12',
    })
  })

  test('ignores conditional fields that do not apply', () => {
    const entries = entriesOfJson({
      electricalIssues: 'nei',
      electricalDescription: 'gnister',
      waterLeaks: 'ja',
      waterLeakDescription: 'under vasken',
    })
    const { answers } = readForm(formWithId('apartment-survey'), entries)
    expect(answers).not.toHaveProperty('electricalDescription')
    expect(answers.waterLeakDescription).toBe('under vasken')
  })

  test('ignores unknown names, including those of Object.prototype', () => {
    const entries = entriesOfJson(
      JSON.parse('{"name":"Kari","admin":true,"__proto__":"x","constructor":"y"}'),
    )
    expect(Object.keys(readForm(formWithId('contact-message'), entries).answers)).toEqual(['name'])
  })

  test('accepts an option by its value or its label, and refuses other texts', () => {
    const read = (vehicleType: string) =>
      readForm(formWithId('interest-parkering'), { vehicleType: [vehicleType] })
    expect(read('car').answers.vehicleType).toBe('car')
    expect(read('personbil').answers.vehicleType).toBe('car')
    expect(read('traktor').errors.vehicleType).toBe('Kjøretøytype er påkrevd')
  })

  test('removes invisible characters, and keeps the line breaks of long texts only', () => {
    const { answers } = readForm(formWithId('contact-message'), {
      subject: ['a\r\nBcc: b\u0000'],
      message: ['en\r\nto\ud800'],
    })
    expect(answers).toEqual({ subject: 'a Bcc: b', message: 'en\nto\ufffd' })
  })

  test('stores dates as ISO dates in every accepted spelling', () => {
    expect(readForm(formWithId('lost-key'), { dateOfLoss: ['20.11.2026'] }).answers.dateOfLoss).toBe(
      '2026-11-20',
    )
    expect(readForm(formWithId('lost-key'), { dateOfLoss: ['31.11.2026'] }).errors.dateOfLoss).toBeDefined()
  })

  test('hides conditional fields that do not apply with style rules', () => {
    const rules = conditionRules(allForms)
    for (const name of ['previousRentalReferences=ja', 'electricalIssues=ja', 'waterLeaks=ja'])
      expect(rules).toContain(`[data-when="${name}"]{display:none}`)
  })
})

describe('a date', () => {
  const moveOut = (text: string) =>
    readForm(formWithId('termination'), { ...sampleEntries(formWithId('termination')), moveOutDate: [text] })

  test('is read in the words that a person writes', () => {
    expect(moveOut('1. mars 2027').answers.moveOutDate).toBe('2027-03-01')
  })

  test('says how it is written, and where the calendar has no such day', () => {
    expect(moveOut('i mars').errors).toEqual({ moveOutDate: 'Skriv datoen slik: 1.3.2027' })
    expect(moveOut('29.2.2027').errors).toEqual({
      moveOutDate: 'Denne datoen finnes ikke. Skriv den slik: 1.3.2027',
    })
  })
})

describe('calculated hints', () => {
  const situation = { answers: { monthlyRent: '12 500' }, today: '2026-11-20' }

  test('calculates the cost of securing the rent', () => {
    const field = fieldOf(formWithId('interest-bolig'), 'depositType')
    const asides = field?.kind === 'radio' ? field.optionAsides?.(situation) : null
    expect(asides?.depositum).toContain('37\u00a0500\u00a0kr')
    expect(asides?.depositumsgaranti).toContain('7\u00a0000\u00a0kr')
    expect(asides?.navgaranti).toContain('Inntil 75\u00a0000\u00a0kr')
  })

  test('calculates the last day with rent of every kind, since the text does not follow the choice without scripts', () => {
    const aside = fieldOf(formWithId('termination'), 'rentalKind')?.aside
    for (const rentalKind of ['bolig', 'bod', 'lokale'])
      expect(aside?.({ answers: { rentalKind }, today: '2026-11-20' })).toBe(
        'Sier du opp i dag, 20. november 2026, er siste dag med husleie tidligst 28. februar 2027. For bod, garasje eller parkeringsplass for seg er den tidligst 31. desember 2026. Oppsigelsestiden er tre måneder, for bod og plass én måned, og regnes fra månedsskiftet. Står det noe annet i kontrakten din, gjelder kontrakten.',
      )
    expect(aside?.({ answers: {}, today: '2026-11-28' })).toContain(
      'Sender du før midnatt 30. november 2026, sparer du en måned.',
    )
  })

  test('tells what the day to move out means for the rent', () => {
    const field = fieldOf(formWithId('termination'), 'moveOutDate')
    const hint = (moveOutDate: string, rentalKind = 'bolig') =>
      field?.aside?.({ answers: { moveOutDate, rentalKind }, today: '2026-11-20' })
    expect(hint('2027-08-31')).toBe('Da er siste dag med husleie 31. august 2027.')
    expect(hint('2026-12-15')).toBe(
      'Å flytte ut 15. desember 2026 er et ønske: Husleia løper til og med 28. februar 2027 hvis vi ikke avtaler noe annet.',
    )
    expect(hint('2026-12-31', 'bod')).toBe('Da er siste dag med husleie 31. desember 2026.')
    expect(hint('')).toBeNull()
    expect(field?.warning?.({ answers: {}, today: '2026-11-20', value: '2072-08-31' })).toContain(
      'flere år fram',
    )
  })
})
