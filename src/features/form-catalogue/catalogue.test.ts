import { describe, expect, test } from 'vitest'
import { sampleEntries } from '../../../test/support/sample-answers.ts'
import { referenceAlphabet } from '../../domain/cases/case-reference.ts'
import { isSecret, showAnswer } from '../../forms/engine/field-rules.ts'
import { fieldOf, fieldsOf } from '../../forms/engine/form.ts'
import { privacyLines } from '../../forms/engine/privacy.ts'
import { readForm } from '../../forms/engine/read.ts'
import { allForms, formForFunction } from './catalogue.ts'
import { bodyOf, openApi } from './open-api.ts'

describe('every form', () => {
  test('has a unique id, reference prefix and page', () => {
    expect(new Set(allForms.map(({ id }) => id)).size).toBe(allForms.length)
    expect(new Set(allForms.map(({ page }) => page)).size).toBe(allForms.length)
    for (const { prefix, name } of allForms) {
      expect([...prefix].filter((sign) => referenceAlphabet.includes(sign))).toHaveLength(3)
      expect(allForms.filter((other) => other.prefix === prefix).every((other) => other.name === name)).toBe(
        true,
      )
    }
  })

  test('has no choice with an empty value, and no two with the same', () => {
    const choices = allForms
      .flatMap(fieldsOf)
      .flatMap(([, field]) => ('options' in field ? [field.options] : []))
    expect(choices.length).toBeGreaterThan(20)
    for (const options of choices) {
      const all = options.map(({ value }) => value)
      expect(all.filter((value) => value.trim() === '')).toEqual([])
      expect(new Set(all).size).toBe(all.length)
    }
  })

  test.each(allForms.map((each) => [each.id, each] as const))(
    '%s takes what a person would write',
    (_, each) => {
      const property = '00000000-0000-4000-8000-000000000001'
      expect(readForm(each, sampleEntries(each, { property })).errors).toEqual({})
    },
  )

  test.each(allForms.map((each) => [each.id, each] as const))(
    '%s asks for every field that it uses',
    (_, each) => {
      const needed = fieldsOf(each)
        .filter(
          ([, field]) => field.required !== null && !field.showWhen && !('default' in field && field.default),
        )
        .map(([name]) => name)
      const { errors } = readForm(each, {})
      // One of the two ways to answer a sender, of which the first says that both are missing.
      const { phone } = errors
      const isReachedEitherWay = phone !== undefined && !needed.includes('phone')
      expect(Object.keys(errors).filter((name) => !isReachedEitherWay || name !== 'phone')).toEqual(needed)
      if (isReachedEitherWay) expect(readForm(each, { email: ['a@b.no'] }).errors).not.toHaveProperty('phone')
      for (const name of needed) expect(errors[name]).toBe(fieldOf(each, name)?.required)
    },
  )

  test('states the purpose, the readers and the retention of its answers', () => {
    for (const each of allForms) {
      const { purpose, basis, readers, kept } = privacyLines(each)
      expect([purpose, basis, readers, kept].every((line) => line.endsWith('.'))).toBe(true)
      expect(kept).toMatch(/^Vi sletter dem (ett|\d+) (år|måneder) etter at saken er avsluttet\./)
    }
  })

  test('repeats only its own answers on the receipt, none of them sensitive', () => {
    for (const form of allForms)
      for (const name of form.onReceipt ?? []) expect(fieldOf(form, name)?.sensitive ?? false).toBe(false)
    expect(allForms.flatMap((form) => (form.onReceipt ?? []).filter((name) => !fieldOf(form, name)))).toEqual(
      [],
    )
  })

  test('fills in only its own fields from a link', () => {
    const from = {
      title: 'Tittel',
      place: 'Larvik',
      size: '5',
      room: 'Kontor',
      price: '9000',
      bedrooms: '2',
      viewing: 'Ja',
    }
    const filled = allForms.flatMap((form) =>
      [...Object.keys(form.prefill?.(from) ?? {}), ...(form.notes ? [form.notes] : [])].map(
        (name) => [form, name] as const,
      ),
    )
    expect(filled.length).toBeGreaterThan(10)
    expect(filled.filter(([form, name]) => !fieldOf(form, name)).map(([{ id }, name]) => [id, name])).toEqual(
      [],
    )
  })

  test('shows a conditional field after the field that it depends on', () => {
    for (const form of allForms) {
      const names = fieldsOf(form).map(([name]) => name)
      for (const [name, { showWhen }] of fieldsOf(form)) {
        if (!showWhen) continue
        const asked = fieldOf(form, showWhen.field)
        expect(names.indexOf(showWhen.field), name).toBeLessThan(names.indexOf(name))
        expect(asked && 'options' in asked && asked.options.map(({ value }) => value)).toContain(showWhen.is)
      }
    }
  })

  test('puts no sensitive answer in drafts or mail', () => {
    for (const [name, field] of allForms.flatMap(fieldsOf)) {
      if (!/personalNumber|signature/i.test(name)) continue
      expect(isSecret(field)).toBe(true)
      expect(field.inMail).toBe(false)
    }
    const numbers = allForms.flatMap(fieldsOf).filter(([name]) => name === 'personalNumber')
    expect(numbers).toHaveLength(2)
    for (const [, field] of numbers) {
      expect(field.sensitive).toBe(true)
      expect(showAnswer(field, '13097248022')).toBe('•••••••••••')
    }
  })

  test('is in the OpenAPI description with all its fields', () => {
    const description = openApi('https://eksempel.no')
    for (const each of allForms) {
      expect(description).toHaveProperty(['paths', `/api/skjema/${each.id}`])
      expect(Object.keys(Object(bodyOf(each).properties))).toEqual(fieldsOf(each).map(([name]) => name))
    }
  })
})

describe('the legacy API', () => {
  test.each([
    ['send-interest-form', {}, 'interest-bolig'],
    ['send-mini-storage-interest', {}, 'interest-minilager'],
    ['send-parking-application', { vehicleType: 'car' }, 'interest-parkering'],
    ['send-parking-application', { personalNumber: '1' }, 'parking-application'],
    ['send-advertising-application', {}, 'interest-reklame'],
    ['send-termination-form', {}, 'termination'],
    ['send-issue-report', { issueType: 'plumbing' }, 'issue-report'],
    ['send-issue-report', { issueType: 'appliance', applianceType: 'stove' }, 'appliance-report'],
    ['send-lost-key-report', {}, 'lost-key-dialog'],
    ['send-lost-key-report', { dateOfLoss: '' }, 'lost-key'],
    ['send-neighbor-complaint', {}, 'neighbor-complaint'],
    ['send-apartment-survey', {}, 'apartment-survey'],
    ['send-handyman-booking', {}, 'handyman-booking'],
    ['send-contact-message', {}, 'contact-message'],
  ])('%s %o is %s', (name, body, id) => {
    expect(formForFunction(name, body)?.id).toBe(id)
  })

  test('has no other functions', () => {
    expect(formForFunction('send-money', {})).toBeUndefined()
  })
})
