import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { reasonLength } from '../../workspace/reason.ts'
import { ExportPerson } from './export-person.tsx'

test('until the scripts are there, the browser asks for a reason as long as the server does', () => {
  const html = renderToStaticMarkup(<ExportPerson person="kari@eksempel.no" secondFactorDue={null} />)
  const [field] = /<input[^>]*name="grunn"[^>]*>/.exec(html) ?? []
  expect(field).toContain('required=""')
  expect(field).toContain(`minLength="${reasonLength.min}"`)
  expect(html).not.toContain('noValidate')
})
