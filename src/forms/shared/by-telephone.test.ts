import { describe, expect, test } from 'vitest'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { allForms } from '../../features/form-catalogue/catalogue.ts'
import { issueReport } from '../../features/tenant-forms/issue-report.ts'
import { type Form, fieldsOf } from '../engine/form.ts'
import { readForm } from '../engine/read.ts'
import { canBeTold, formByTelephone } from './by-telephone.ts'

const read = (form: Form, answers: Record<string, string>) =>
  readForm(
    formByTelephone(form),
    Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, [value]])),
  )
const told = allForms.filter(canBeTold)

describe('a form for a caller', () => {
  test('needs a name, the main text and a number, and no e-mail address', () => {
    const called = { name: 'Kari', phone: '912 34 567', description: 'Krana drypper' }
    expect(read(issueReport, called)).toMatchObject({ isValid: true })
    expect(read(issueReport, { phone: '912 34 567' }).errors).toEqual({
      name: 'Navn må fylles ut',
      description: 'Beskriv feilen',
    })
  })

  test.each(['phone', 'email', 'address'])(
    'is complete with %s as the only way to reach the caller',
    (way) => {
      const value = way === 'email' ? 'kari@eksempel.no' : way === 'phone' ? '912 34 567' : 'Storgata 1'
      expect(read(issueReport, { name: 'Kari', description: 'Krana drypper', [way]: value }).errors).toEqual(
        {},
      )
    },
  )

  test('says so where there is no way to reach the caller', () => {
    expect(read(issueReport, { name: 'Kari', description: 'Krana drypper' }).errors).toEqual({
      phone: expect.stringContaining('Skriv telefonnummer'),
    })
  })

  test.each(told.map((form) => [form.id, form] as const))(
    '%s asks for no signature, consent or fødselsnummer, and begins with the number',
    (_, form) => {
      const fields = fieldsOf(formByTelephone(form))
      expect(fields[0]?.[1].kind).toBe('phone')
      const kinds = fields.map(([, { kind }]) => kind)
      for (const kind of ['signature', 'consent', 'fodselsnummer', 'photos'])
        expect(kinds).not.toContain(kind)
      expect(fields.filter(([, { sensitive }]) => sensitive)).toEqual([])
    },
  )

  test('is offered for a notice, which is valid by word of mouth, without a day to move out', () => {
    const termination = formWithId('termination')
    expect(canBeTold(termination)).toBe(true)
    const told = { name: 'Kari Nordmann', phone: '912 34 567', reason: 'Flytter sammen med noen' }
    expect(read(termination, told)).toMatchObject({ isValid: true })
  })

  test('is not offered for what has to be signed in person', () => {
    expect(allForms.filter((form) => !canBeTold(form)).map(({ id }) => id)).toEqual(['house-rules-agreement'])
  })
})
