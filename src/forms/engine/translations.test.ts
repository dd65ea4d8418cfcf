import { describe, expect, test } from 'vitest'
import type { Language } from '../../../landlord-types/language.ts'
import { bikeParking } from '../../../test/support/added-form.ts'
import { inBothLanguages, secondLanguage, textsOf } from '../../../test/support/second-language.ts'
import { allLanguages, defaultLanguage } from '../../domain/text/language.ts'
import { allForms } from '../../features/form-catalogue/catalogue.ts'
import { allActions } from '../../site/actions/all-actions.ts'
import { visitorActions } from '../../site/actions/visitor-actions.ts'
import { text } from '../kinds/text.ts'
import { defineActions } from './action.ts'
import { fieldOf } from './form.ts'
import { inLanguage, type Translatable } from './in-language.ts'
import { readForm } from './read.ts'
import { translations, translationsOf } from './translations.ts'

const form = {
  ...bikeParking,
  translations: translations({
    [secondLanguage]: {
      Sykkelplass: 'Bicycle space',
      Navn: 'Name',
      'Navn må fylles ut': 'Enter your name',
      Lastesykkel: 'Cargo bike',
      'Søknad sendt!': 'Sent!',
      'Vi finner en stor plass.': 'We will find a large space.',
      'Vi ser etter en ledig plass.': 'We look for a space.',
    },
  }),
}

const english = inLanguage(form, secondLanguage)
const answers = { name: 'Kari', email: 'kari@eksempel.no', kind: 'cargo' }

describe('a form in another language', () => {
  test('has its texts from its dictionary, and those that the dictionary lacks as they are declared', () => {
    expect(english).toMatchObject({ name: 'Bicycle space', next: ['We look for a space.'] })
    expect(english.heading).toBe('Søk om sykkelplass')
    expect(fieldOf(english, 'name')).toMatchObject({ label: 'Name', required: 'Enter your name' })
  })

  test('translates what it derives from the answers', () => {
    expect(english.success(answers)).toEqual({ title: 'Sent!', text: 'We will find a large space.' })
  })

  test('keeps the values of its options, and everything else that is no text', () => {
    expect(fieldOf(english, 'kind')).toMatchObject({ options: [{ value: 'cargo', label: 'Cargo bike' }] })
    expect(english).toMatchObject({
      id: 'bike-parking',
      page: '/sykkelplass',
      caseFields: bikeParking.caseFields,
    })
  })

  test('gives the errors in its language, and the same answers', () => {
    expect(readForm(english, { ...asEntries(answers), name: [''] }).errors).toEqual({
      name: 'Enter your name',
    })
    expect(readForm(english, asEntries(answers))).toEqual(readForm(form, asEntries(answers)))
  })

  test('is made once, and is itself in its own language', () => {
    expect(inLanguage(form, secondLanguage)).toBe(english)
    expect(inLanguage(english, secondLanguage)).toBe(english)
    expect(inLanguage(form, defaultLanguage)).toBe(form)
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
    expect(missing(form, secondLanguage)).toContain('Søk om sykkelplass')
    expect(missing(form, secondLanguage)).not.toContain('Navn')
    expect(textsOf(form)).not.toContain('bike-parking')
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
