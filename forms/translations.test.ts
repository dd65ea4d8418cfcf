import { describe, expect, test } from 'vitest'
import { allLanguages, defaultLanguage } from '../domain/language.ts'
import type { Language } from '../landlord-types/language.ts'
import { inBothLanguages, secondLanguage, textsOf } from '../test/support/second-language.ts'
import { defineActions } from './action.ts'
import { allForms } from './catalogue.ts'
import { defineForm, fieldOf } from './form.ts'
import { inLanguage, type Translatable } from './in-language.ts'
import { date } from './kinds/date.ts'
import { email } from './kinds/email.ts'
import { select } from './kinds/select.ts'
import { text } from './kinds/text.ts'
import { readForm } from './read.ts'
import { allActions } from './staff/all-actions.ts'
import { translations, translationsOf } from './translations.ts'
import { visitorActions } from './visitor-actions.ts'

const bikeParking = defineForm({
  id: 'bike-parking',
  prefix: 'RAD',
  name: 'Sykkelplass',
  page: '/sykkelplass',
  heading: 'Søk om sykkelplass',
  submit: 'Send søknad',
  validation: 'server',
  about: { sender: { name: ['name'], email: 'email' } },
  sections: [
    {
      fields: {
        name: text({ label: 'Navn', required: 'Navn må fylles ut' }),
        email: email({ label: 'E-post', required: 'E-post må fylles ut' }),
        kind: select({
          label: 'Sykkel',
          required: 'Velg sykkel',
          options: [{ value: 'Vanlig', label: 'Vanlig' }],
        }),
        from: date({ label: 'Fra' }),
      },
    },
  ],
  success: ({ kind }) => ({ title: 'Søknad sendt!', text: kind === 'Vanlig' ? 'Vi finner en plass.' : '' }),
  promise: null,
  next: ['Vi ser etter en ledig plass.'],
  privacy: { purpose: 'finne en plass', basis: 'leieavtalen' },
  retention: { months: 6 },
  readers: ['saksbehandler'],
  functionName: 'send-bike-parking',
  translations: translations({
    [secondLanguage]: {
      Sykkelplass: 'Bicycle space',
      Navn: 'Name',
      'Navn må fylles ut': 'Enter your name',
      Vanlig: 'Ordinary',
      'Søknad sendt!': 'Sent!',
      'Vi finner en plass.': 'We will find a space.',
      'Vi ser etter en ledig plass.': 'We look for a space.',
    },
  }),
})

const english = inLanguage(bikeParking, secondLanguage)
const answers = { name: 'Kari', email: 'kari@eksempel.no', kind: 'Vanlig' }

describe('a form in another language', () => {
  test('has its texts from its dictionary, and those that the dictionary lacks as they are declared', () => {
    expect(english).toMatchObject({ name: 'Bicycle space', next: ['We look for a space.'] })
    expect(english.heading).toBe('Søk om sykkelplass')
    expect(fieldOf(english, 'name')).toMatchObject({ label: 'Name', required: 'Enter your name' })
  })

  test('translates what it derives from the answers', () => {
    expect(english.success(answers)).toEqual({ title: 'Sent!', text: 'We will find a space.' })
  })

  test('keeps the values of its options, and everything else that is no text', () => {
    expect(fieldOf(english, 'kind')).toMatchObject({ options: [{ value: 'Vanlig', label: 'Ordinary' }] })
    expect(english).toMatchObject({ id: 'bike-parking', page: '/sykkelplass', about: bikeParking.about })
  })

  test('gives the errors in its language, and the same answers', () => {
    expect(readForm(english, { ...asEntries(answers), name: [''] }).errors).toEqual({
      name: 'Enter your name',
    })
    expect(readForm(english, asEntries(answers))).toEqual(readForm(bikeParking, asEntries(answers)))
  })

  test('is made once, and is itself in its own language', () => {
    expect(inLanguage(bikeParking, secondLanguage)).toBe(english)
    expect(inLanguage(english, secondLanguage)).toBe(english)
    expect(inLanguage(bikeParking, defaultLanguage)).toBe(bikeParking)
  })
})

const asEntries = (given: Record<string, string>) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, [value]]))

test('actions whose texts are words get their dictionaries from the words', () => {
  const words = inBothLanguages({ ring: 'Ring', why: 'Hvorfor?' }, { ring: 'Call', why: 'Why?' })
  const declared = ({ ring, why }: typeof words.nb) => ({
    ring: { permission: null, fields: { why: text({ label: why, required: why }) }, submit: ring },
  })
  const actions = defineActions('bell', declared(words.nb), translationsOf(words, declared))
  const { submit, fields } = inLanguage(actions.ring, secondLanguage)
  expect([submit, fields.why.label, fields.why.required]).toEqual(['Call', 'Why?', 'Why?'])
})

describe('the dictionaries', () => {
  const missing = (declared: Translatable, language: Language) =>
    textsOf(declared).filter(
      (each) => !Object.hasOwn(declared.translations?.dictionaries[language] ?? {}, each),
    )

  test('of a form lack the texts that they do not have', () => {
    expect(missing(bikeParking, secondLanguage)).toContain('Søk om sykkelplass')
    expect(missing(bikeParking, secondLanguage)).not.toContain('Navn')
    expect(textsOf(bikeParking)).not.toContain('bike-parking')
  })

  const others = allLanguages.filter((language) => language !== defaultLanguage)
  test('of every form and action have every text', () => {
    const lacking = others.flatMap((language) =>
      [...allForms, ...allActions, ...visitorActions].flatMap((declared) =>
        missing(declared, language).map((each) => ({ language, of: declared.name, text: each })),
      ),
    )
    expect(lacking).toEqual([])
  })
})
