import { describe, expect, test } from 'vitest'
import { formWithId } from '../test/support/form-with-id.ts'
import { allForms } from './catalogue.ts'
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

describe('calculated hints', () => {
  const situation = { answers: { monthlyRent: '12 500' }, today: '2026-11-20' }

  test('calculates the cost of securing the rent', () => {
    const field = fieldOf(formWithId('interest-bolig'), 'depositType')
    const asides = field?.kind === 'radio' ? field.optionAsides?.(situation) : null
    expect(asides?.depositum).toContain('37\u00a0500\u00a0kr')
    expect(asides?.depositumsgaranti).toContain('7\u00a0000\u00a0kr')
    expect(asides?.navgaranti).toContain('Inntil 75\u00a0000\u00a0kr')
  })

  test('calculates the last day with rent', () => {
    const aside = fieldOf(formWithId('termination'), 'rentalKind')?.aside
    expect(aside?.({ answers: {}, today: '2026-11-20' })).toBe(
      'Sier du opp i dag, 20. november 2026, er siste dag med husleie 28. februar 2027. Oppsigelsestiden er tre måneder og regnes fra månedsskiftet. Står det noe annet i kontrakten din, gjelder kontrakten.',
    )
    expect(aside?.({ answers: { rentalKind: 'bod' }, today: '2026-11-30' })).toContain(
      'siste dag med husleie 31. desember 2026. Oppsigelsestiden er én måned',
    )
    expect(aside?.({ answers: {}, today: '2026-11-30' })).toContain(
      'Sender du før midnatt 30. november 2026, sparer du en måned.',
    )
  })
})
