import { describe, expect, test } from 'vitest'
import { isVisible } from '../../../../forms/engine/action.ts'
import { allActions } from '../../../../site/actions/all-actions.ts'
import { caseActions } from '../../../inbox/casework.ts'
import { propertyActions } from '../../../portfolio-editing/properties.ts'
import { ownAccountActions } from '../../../team/own-account.ts'
import { keepsDraft, keptFields } from './form-values.ts'

describe('the draft of a form', () => {
  test('never holds a password, a code, a file or a hidden value', () => {
    const kinds = allActions.flatMap(({ fields }) => keptFields(fields).map((name) => fields[name]?.kind))
    expect(kinds).not.toContain('password')
    expect(kinds).not.toContain('code')
    expect(kinds).not.toContain('files')
    expect(kinds).not.toContain('hidden')
    expect(kinds).toContain('longText')
  })

  test('holds nothing of the form for a new password', () => {
    expect(keepsDraft(ownAccountActions.changePassword.fields)).toBe(false)
  })

  test.each([
    ['a property', propertyActions.saveDraft.fields, true],
    ['a reply', caseActions.reply.fields, true],
    ['who a case is given to', caseActions.assign.fields, false],
    ['a due day', caseActions.due.fields, false],
  ])('is kept where the form takes long enough to fill in: %s', (_, fields, isKept) => {
    expect(keepsDraft(fields)).toBe(isKept)
  })

  test('is kept for all actions with a visible text of several lines', () => {
    const long = allActions.filter(({ fields }) =>
      Object.values(fields).some((field) => field.kind === 'longText' && isVisible(field)),
    )
    expect(long.filter(({ fields }) => !keepsDraft(fields))).toEqual([])
  })
})
