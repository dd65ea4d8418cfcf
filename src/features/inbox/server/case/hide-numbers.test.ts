import { expect, test } from 'vitest'
import { may } from '../../../../domain/people/permissions.ts'
import { allRoles } from '../../../../domain/people/staff-roles.ts'
import { hideNumbersFrom } from './hide-numbers.ts'

const shown = {
  id: '13097248-0221-4e22-9c11-130972480221',
  answers: [{ value: 'Mitt nummer er 13097248022, ring meg.' }, { value: 'Eller 130972 48022.' }],
  timeline: [{ text: 'Kontonummeret er 97107528826, telefonen 918 27 101.', at: new Date(0) }],
  address: null,
  count: 13_097_248_022,
}

test('a fødselsnummer in the middle of a sentence is hidden from roles that may not see one', () => {
  for (const role of allRoles) {
    const seen = hideNumbersFrom({ role }, shown)
    if (may(role, 'reveal-sensitive')) expect(seen).toBe(shown)
    else
      expect(seen).toEqual({
        ...shown,
        answers: [{ value: 'Mitt nummer er •••••••••••, ring meg.' }, { value: 'Eller •••••••••••.' }],
      })
  }
})
