import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isSubmissionKey } from '../../domain/submissions/submission-key.ts'
import { hiddenFields } from '../../forms/engine/hidden-fields.ts'
import { visitorActions } from '../../site/actions/visitor-actions.ts'
import { DocumentForm } from './document-form.tsx'

const keysIn = (html: string) =>
  [...html.matchAll(new RegExp(`name="${hiddenFields.key}" value="([^"]*)"`, 'g'))].map(([, key = '']) => key)

test.each(visitorActions)('the form of $name leaves the messages to the server, and has a key', (action) => {
  const html = renderToStaticMarkup(<DocumentForm action={action} />)
  expect(html).toMatch(/<form [^>]*novalidate/i)
  expect(keysIn(html).map(isSubmissionKey)).toEqual([true])
})

test('each form has a key of its own', () => {
  const keys = visitorActions.flatMap((action) =>
    keysIn(renderToStaticMarkup(<DocumentForm action={action} />)),
  )
  expect(new Set(keys).size).toBe(visitorActions.length)
})
