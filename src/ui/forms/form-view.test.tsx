import { describe, expect, test } from 'vitest'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { markupOf } from '../../../test/support/markup-of.tsx'
import { sampleEntries } from '../../../test/support/sample-answers.ts'
import { allForms } from '../../features/form-catalogue/catalogue.ts'
import { isOptional } from '../../forms/engine/field-rules.ts'
import { fieldsOf } from '../../forms/engine/form.ts'
import { partsOfForm } from './form-parts.tsx'
import { emptyFormState, type FormState } from './form-state.ts'
import { FormView } from './form-view.tsx'

const html = (id: string, state: Partial<FormState> = {}) =>
  markupOf(
    <FormView form={formWithId(id)} state={{ ...emptyFormState, ...state }} onSent={() => undefined} />,
  )
const count = (text: string, part: string) => text.split(part).length - 1

describe('every form', () => {
  test.each(allForms.map(({ id }) => id))('%s marks only the optional fields', (id) => {
    const text = html(id)
    const { sections } = formWithId(id)
    const shown = fieldsOf({ sections: sections.filter(({ isFolded }) => !isFolded) })
    const marked = shown.filter(([, field]) => isOptional(field))
    const oneOf = marked.filter(([, field]) => field.isOneOf)
    // A part that folds is marked as one.
    const optional = marked.length - oneOf.length + sections.filter(({ isFolded }) => isFolded).length
    expect(text).not.toContain('Må fylles ut')
    expect(count(text, '>Valgfritt<')).toBe(optional)
    expect(count(text, '>Én av dem<')).toBe(oneOf.length)
    const unlessMarked = optional > 0 ? 'unntatt dem som er merket «Valgfritt»' : 'Alle felt må fylles ut.'
    expect(text).toContain(oneOf.length > 0 ? 'Felt uten merke må fylles ut.' : unlessMarked)
  })

  test.each(allForms.map(({ id }) => id))('%s lists its parts when it has three or more', (id) => {
    const text = html(id)
    const { sections } = formWithId(id)
    expect(count(text, 'class="form-parts-title"')).toBe(sections.length >= 3 ? sections.length : 0)
    expect(text.includes(`Del 1 av ${sections.length}`)).toBe(sections.length >= 3)
    for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) expect(text).toContain(`id="${target}"`)
  })
})

test.each(allForms.map(({ id }) => id))('%s ties each text of help to what it helps with', (id) => {
  const text = html(id)
  const described = new Set(
    [...text.matchAll(/aria-describedby="([^"]+)"/g)].flatMap(([, ids = '']) => ids.split(' ')),
  )
  const helps = [...text.matchAll(/<p( id="([^"]+)")? class="field-help"/g)].map(([, , own]) => own)
  expect(helps.filter((own) => own === undefined || !described.has(own))).toEqual([])
  expect(helps.length).toBe(fieldsOf(formWithId(id)).filter(([, field]) => field.help).length)
})

test('marks a part as complete once no answer in it is missing', () => {
  const form = formWithId('interest-bolig')
  const { firstName, ...others } = sampleEntries(form)
  const text = html(form.id, { values: others })
  expect(text.match(/data-done/g)).toHaveLength(form.sections.length - 1)
  expect(html(form.id)).not.toContain('data-done')
  expect(firstName).toBeDefined()
})

test('does not mark a part without answers as complete, even if all its fields are optional', () => {
  const form = formWithId('interest-bolig')
  const viewing = partsOfForm(form, {}, {}).find(({ title }) => title === 'Visning')
  expect(viewing?.isDone).toBe(false)
})

test('shows a rejected photo beside its field, and links the field to the message', () => {
  const refused = [
    { title: 'Ugyldig filtype', text: 'a.heic is not a valid image type.', lang: 'en' as const },
  ]
  const text = html('issue-report', { refused })
  const [, id] = /id="([^"]+-avvist)"/.exec(text) ?? []
  expect(text).toMatch(new RegExp(`<input[^>]*aria-describedby="[^"]*${id}`))
  expect(html('issue-report')).not.toContain('-avvist')
})
