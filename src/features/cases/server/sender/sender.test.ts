import { describe, expect, test } from 'vitest'
import { formWithId } from '../../../../../test/support/form-with-id.ts'
import { sampleEntries } from '../../../../../test/support/sample-answers.ts'
import { readForm } from '../../../../forms/engine/read.ts'
import { allForms } from '../../../form-catalogue/catalogue.ts'
import { senderOf, townOf } from './sender.ts'

const property = '00000000-0000-4000-8000-000000000001'

describe('the sender of a form', () => {
  test.each(allForms.map((form) => [form.id, form] as const))('%s: is in its valid answers', (_, form) => {
    const { answers } = readForm(form, sampleEntries(form, { property }))
    const sender = senderOf(form, answers)
    expect(sender.name).toBeTruthy()
    expect(sender.email).toBe('kari.nordmann@eksempel.no')
    expect(sender.phone !== null).toBe('phone' in answers)
    expect(sender.address !== null).toBe('address' in answers)
  })

  test('has the name and the address joined from their parts', () => {
    const answers = {
      firstName: 'Kari',
      lastName: 'Nordmann',
      email: 'Kari@Eksempel.no',
      address: 'Storgata 1',
      postalCode: '3256',
      postPlace: 'Larvik',
    }
    expect(senderOf(formWithId('parking-application'), answers)).toEqual({
      name: 'Kari Nordmann',
      email: 'kari@eksempel.no',
      phone: null,
      address: 'Storgata 1, 3256 Larvik',
    })
  })
})

describe('the town of a form', () => {
  test.each([
    [{ address: 'Torget 1, Stokke', city: 'Larvik' }, 'Stokke'],
    [{ address: 'Storgata 1', city: 'Notodden', desiredLocation: 'Larvik' }, 'Notodden'],
    [{ address: 'Storgata 1', city: 'Oslo', desiredLocation: 'Sentrum i Larvik' }, 'Larvik'],
    [{ address: 'Storgata 1', city: 'Oslo' }, 'Oslo'],
    [{ address: 'Storgata 1' }, null],
  ])('of %o is %s', (answers, town) => {
    expect(townOf(formWithId('interest-parkering'), answers)).toBe(town)
  })
})
