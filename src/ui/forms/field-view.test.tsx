import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { present } from '../../../test/support/present.ts'
import { allForms } from '../../features/form-catalogue/catalogue.ts'
import type { Field } from '../../forms/engine/field.ts'
import { fieldsOf } from '../../forms/engine/form.ts'
import { FieldView } from './field-view.tsx'

function html(field: Field, own: Partial<Parameters<typeof FieldView>[0]> = {}): string {
  const Component = () => (
    <FieldView
      id="felt"
      name="navn"
      field={field}
      values={[]}
      error={undefined}
      situation={{ answers: {}, today: '2026-11-20' }}
      warning={null}
      choices={[]}
      browserChecks
      {...own}
    />
  )
  // A guide beside a field is a link.
  const Page = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Page />)
}

const fields = allForms.flatMap((form) =>
  fieldsOf(form)
    .filter(([, { kind }]) => kind !== 'photos')
    .map(([name, field]): [string, Field] => [`${form.id} ${name}`, field]),
)

const fieldNamed = (wanted: string) => present(new Map(fields).get(wanted))

describe('every field of every form', () => {
  test.each(fields)('%s shows its label and its error, and has no option without a value', (_, field) => {
    const text = html(field, { error: 'Noe er feil', choices: [{ value: 'a', label: 'A' }] })
    expect(text).not.toContain('<option value=""')
    expect(text).toContain('id="felt-feil"')
    expect(text).toMatch(/aria-describedby="[^"]*felt-feil/)
    expect(text).toContain('aria-invalid="true"')
    const isGroup = text.startsWith('<fieldset')
    expect(text).toContain(isGroup ? `<legend>${field.label}</legend>` : '<label for="felt">')
    expect(text).toContain('id="felt"')
  })
})

test('a choice of properties says so when there are none', () => {
  const found = fields.find(([, { kind }]) => kind === 'property')
  if (!found) throw new Error('No form asks for a property')
  const text = html(found[1])
  expect(text).toContain('Ingen eiendommer med reklamemuligheter funnet')
  expect(text).not.toContain('<select')
})

test('marks required fields for the browser in tenants’ forms only', () => {
  const field = fieldNamed('termination name')
  expect(html(field, { browserChecks: true })).toContain('required=""')
  expect(html(field, { browserChecks: false })).not.toContain('required=""')
})

describe('a form that the browser checks before scripts come (specification 2 §5)', () => {
  const checked = allForms
    .filter(({ validation }) => validation === 'browser')
    .flatMap((form) => fieldsOf(form).map(([name, field]): [string, Field] => [`${form.id} ${name}`, field]))
    .filter(([, { kind }]) => kind !== 'photos')
  test.each(checked)('%s asks it for nothing but an answer of its type', (_, field) => {
    expect(html(field)).not.toMatch(/ (pattern|minlength|min|max|step)=/i)
  })
})

describe('valid HTML', () => {
  test.each(fields)(
    '%s asks for no multi-line address on one line, and no select is `required`',
    (_, field) => {
      const text = html(field, { choices: [{ value: 'a', label: 'A' }] })
      expect(text).not.toMatch(/<input[^>]*autocomplete="street-address"/i)
      expect(text).not.toMatch(/<select[^>]* required/)
    },
  )

  test('tells screen readers that a select is required', () => {
    const field = fieldNamed('issue-report issueType')
    expect(html(field)).toMatch(/<select[^>]* aria-required="true"/)
  })
})
