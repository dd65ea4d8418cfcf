import { countItems, type Entries, type Errors, entriesBelow } from '../../engine/entries.ts'
import type { Answers, Field, FieldBase, Fields } from '../../engine/field.ts'
import { defineKind } from '../../engine/kind.ts'
import { same } from '../../engine/line.ts'
import { readFields } from '../../engine/read.ts'
import { writeFields } from '../../engine/write.ts'

declare module '../../engine/field.ts' {
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
  /** The label of an item's place in the list, if staff choose the order of the items. */
  place?: string
}

/**
 * Items of the same fields. They are sent under paths such as `sizes.0.name`. An item in which nothing is written is
 * ignored, whatever is chosen in it.
 */
export const list = defineKind('list', {
  attributes: {},
  read: (_, { fields, unique, required, place }, { name, entries, now }) => {
    const items: Placed[] = []
    const written = Object.keys(fields).filter((part) => !isChoice(fields[part]))
    const errors: Record<string, string> = {}
    const seen = new Set<unknown>()
    for (let index = 0; index < countItems(name, entries); index += 1) {
      const path = `${name}.${index}`
      const own = entriesBelow(path, entries)
      if (isEmpty(own, written)) continue
      const read = readFields(fields, own, now)
      Object.assign(errors, errorsBelow(path, read.errors))
      items.push({ answers: read.answers, rank: place ? rankOf(own[LINE_PLACE]?.[0], index) : index })
      const value = unique && read.answers[unique.field]
      if (unique && value !== undefined && seen.has(value))
        errors[`${path}.${unique.field}`] = unique.message(String(value))
      seen.add(value)
    }
    const [first] = Object.keys(fields)
    if (required !== null && items.length === 0) errors[`${name}.0.${first}`] = required
    return { answer: items.sort((a, b) => a.rank - b.rank).map(({ answers }) => answers), errors }
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

/** The name of an item's place among its values. */
export const LINE_PLACE = 'plass'

interface Placed {
  answers: Answers
  rank: number
}

/** Where an item is put: at the place that is asked for, before the one there if it moves up, else after it. */
function rankOf(asked: string | undefined, index: number): number {
  const place = Number(asked?.trim() || index + 1) - 1
  if (Number.isNaN(place) || place === index) return index
  return place < index ? place - 0.5 : place + 0.5
}

const isChoice = (field: Field | undefined) => field?.kind === 'offeredChoices' || field?.kind === 'select'

/** Whether nothing is written in an item: neither in the fields that are written in, nor in their parts. */
const isEmpty = (own: Entries, written: readonly string[]) =>
  Object.entries(own).every(
    ([path, texts]) =>
      !written.includes(path.split('.')[0] ?? '') || texts.every((text) => text.trim() === ''),
  )

const itemsOf = (answer: unknown): readonly Answers[] => (Array.isArray(answer) ? answer : [])

const errorsBelow = (path: string, errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [`${path}.${name}`, error]))

const entriesUnder = (path: string, entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).map(([name, texts]) => [`${path}.${name}`, texts]))
