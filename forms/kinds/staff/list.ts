import { countItems, type Entries, type Errors, entriesBelow } from '../../entries.ts'
import type { Answers, FieldBase, Fields } from '../../field.ts'
import { defineKind } from '../../kind.ts'
import { same } from '../../line.ts'
import { readFields } from '../../read.ts'
import { writeFields } from '../../write.ts'

declare module '../../field.ts' {
  interface FieldKinds {
    list: { field: ListField; answer: readonly Answers[] }
  }
}

interface ListField extends FieldBase {
  /** The fields of each item. */
  fields: Fields
  /** The texts about its items. */
  texts?: {
    item: (label: string, number: number) => string
    newItem: string
    emptyItem: string
  }
  /** The field that must be unique among the items, and the error if it is not. */
  unique?: { field: string; message: (value: string) => string }
}

/** Items of the same fields. They are sent under paths such as `sizes.0.name`; an empty item is ignored. */
export const list = defineKind('list', {
  attributes: {},
  read: (_, { fields, unique, required }, { name, entries, now }) => {
    const items: Answers[] = []
    const errors: Record<string, string> = {}
    const seen = new Set<unknown>()
    for (let index = 0; index < countItems(name, entries); index += 1) {
      const path = `${name}.${index}`
      const own = entriesBelow(path, entries)
      if (Object.values(own).every((texts) => texts.every((text) => text.trim() === ''))) continue
      const read = readFields(fields, own, now)
      Object.assign(errors, errorsBelow(path, read.errors))
      items.push(read.answers)
      const value = unique && read.answers[unique.field]
      if (unique && value !== undefined && seen.has(value))
        errors[`${path}.${unique.field}`] = unique.message(String(value))
      seen.add(value)
    }
    const [first] = Object.keys(fields)
    if (required !== null && items.length === 0) errors[`${name}.0.${first}`] = required
    return { answer: items, errors }
  },
  write: (answer, { fields }, name) =>
    Object.assign(
      {},
      ...itemsOf(answer).map((item, index) => entriesUnder(`${name}.${index}`, writeFields(fields, item))),
    ),
  show: same,
  hasLines: false,
  isSecret: false,
  schema: () => ({ type: 'array', items: { type: 'object' } }),
  sample: () => null,
})

const itemsOf = (answer: unknown): readonly Answers[] => (Array.isArray(answer) ? answer : [])

const errorsBelow = (path: string, errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [`${path}.${name}`, error]))

const entriesUnder = (path: string, entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).map(([name, texts]) => [`${path}.${name}`, texts]))
