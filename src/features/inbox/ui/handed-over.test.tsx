import { expect, test } from 'vitest'
import { markupOf } from '../../../../test/support/markup-of.tsx'
import { HandedOver, UnhostedVisits } from './handed-over.tsx'

const visits = [{ reference: 'AVV-7KQ3-XM2P', label: 'tirsdag 24. november kl. 08.00–10.00' }]
const unhosted = (isNew: boolean) => markupOf(<UnhostedVisits visits={visits} isNew={isNew} />)

test('a visit to which no one comes leads to its case, and is read aloud only when it is new', () => {
  expect(unhosted(true)).toContain('role="status"')
  expect(unhosted(false)).not.toContain('role="status"')
  expect(unhosted(false)).toContain('href="/saker/AVV-7KQ3-XM2P#besok"')
  expect(markupOf(<UnhostedVisits visits={[]} isNew />)).toBe('')
})

test('cases and visits with a new staff member are told apart from cases without one', () => {
  const told = (given: number, unassigned: number, visitsGiven: number) =>
    markupOf(<HandedOver {...{ given, unassigned, visitsGiven }} />)
  expect(told(0, 0, 0)).toBe('')
  expect(told(2, 0, 1)).toContain('2 åpne saker har fått ny ansvarlig. Ett avtalt besøk er overtatt')
  expect(told(0, 1, 0)).toContain('data-tone="warm"')
})
