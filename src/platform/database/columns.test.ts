import { expect, test } from 'vitest'
import { z } from 'zod'
import { columnsOf, isoDateColumn } from './columns.ts'

const row = z.object({
  id: z.string(),
  sentAt: z.date(),
  keyDay: isoDateColumn.nullable(),
  isOpen: z.boolean(),
})

test('the columns of a row are those of its schema, under the names that it has for them', () => {
  expect(columnsOf(row, { computed: { isOpen: 'closed_at is null' } })).toBe(
    'id as "id", sent_at as "sentAt", key_day::text as "keyDay", closed_at is null as "isOpen"',
  )
})

test('the columns of a table that stands among others in a statement', () => {
  expect(columnsOf(row.pick({ id: true, keyDay: true }), { table: 'c' })).toBe(
    'c.id as "id", c.key_day::text as "keyDay"',
  )
})
