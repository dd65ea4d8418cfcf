import { expect, test } from 'vitest'
import { arrangeColumns, type ColumnChoice, changeColumns } from './list-columns.ts'

const ids = (choice: ColumnChoice | null, showsExtra = true) =>
  arrangeColumns('cases', choice, { showsExtra }).flatMap(({ id, isHidden }) => (isHidden ? [] : id))

const standard = ['place', 'excerpt', 'deadline', 'assignee']

test('without a choice, columns stand as they are declared, with the extra ones where rows are comfortable', () => {
  expect(ids(null, false)).toEqual(standard)
  expect(ids(null)).toEqual([...standard, 'reference', 'photos', 'sentAt'])
})

test('a moved column keeps its place, and the others theirs', () => {
  const moved = changeColumns(arrangeColumns('cases', null, { showsExtra: false }), {
    column: 'deadline',
    to: 'earlier',
  })
  expect(ids(moved, false)).toEqual(['place', 'deadline', 'excerpt', 'assignee'])
})

test('a column stays where it is when it is moved past the first or the last', () => {
  const columns = arrangeColumns('properties', null)
  expect(changeColumns(columns, { column: 'type', to: 'earlier' }).order[0]).toBe('type')
  expect(changeColumns(columns, { column: 'standing', to: 'later' }).order.at(-1)).toBe('standing')
})

test('a column is hidden and shown again; a hidden one that is moved stays hidden', () => {
  const hidden = changeColumns(arrangeColumns('cases', null), { column: 'deadline', to: 'hidden' })
  expect(ids(hidden)).not.toContain('deadline')
  const moved = changeColumns(arrangeColumns('cases', hidden), { column: 'deadline', to: 'later' })
  expect(ids(moved)).not.toContain('deadline')
  const shown = changeColumns(arrangeColumns('cases', moved), { column: 'deadline', to: 'shown' })
  expect(ids(shown)).toEqual(['place', 'excerpt', 'assignee', 'deadline', 'reference', 'photos', 'sentAt'])
})

test('the required column is never hidden', () => {
  const choice = changeColumns(arrangeColumns('cases', null), { column: 'excerpt', to: 'hidden' })
  expect(ids(choice)).toContain('excerpt')
  expect(ids({ order: ['excerpt'], hidden: ['excerpt'] })).toContain('excerpt')
})

test('a column that is new since the choice appears behind the one that it is declared behind', () => {
  const before = { order: ['deadline', 'excerpt', 'place'], hidden: ['place'] }
  expect(ids(before, false)).toEqual(['deadline', 'assignee', 'excerpt'])
})

test('a column that is no longer declared is left out', () => {
  expect(ids({ order: ['colour', ...standard], hidden: ['colour'] }, false)).toEqual(standard)
})
