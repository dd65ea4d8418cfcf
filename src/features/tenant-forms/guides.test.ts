import { expect, test } from 'vitest'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { conditionRules } from '../../forms/engine/conditions.ts'
import { fieldOf } from '../../forms/engine/form.ts'
import { drainGuide } from './guides.ts'

test('the guide to drains says its steps as staff have edited them', () => {
  const edited = { 'rense-sluket': { need: [], tips: [], steps: [{ title: 'Ring oss først', text: '' }] } }
  expect(drainGuide.lines(edited)).toEqual(['Ring oss først'])
  expect(drainGuide.lines({})).toHaveLength(3)
})

test.each(['appliance-report', 'issue-report'])(
  'each guide of %s is hidden until its option is chosen',
  (id) => {
    const form = formWithId(id)
    const [name, guides] = ['applianceType', 'issueType'].flatMap((name) => {
      const field = fieldOf(form, name)
      return field?.kind === 'select' && field.guides ? [name, field.guides] : []
    })
    const options = Object.keys(guides ?? {})
    expect(options.length).toBeGreaterThan(1)
    for (const option of options)
      expect(conditionRules([form])).toContain(`[data-when="${name}=${option}"]{display:none}`)
  },
)
