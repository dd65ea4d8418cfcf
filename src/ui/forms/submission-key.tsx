import { useState } from 'react'
import { newSubmissionKey } from '../../domain/submissions/submission-key.ts'
import { hiddenFields } from '../../forms/engine/hidden-fields.ts'

/**
 * The idempotency key of a form that is posted as a document: the same post again gets the same answer. It comes with the
 * page, which is rendered for each visitor. As HTML that React leaves alone: a press before the scripts and one after them
 * have the same key.
 */
export function SubmissionKeyField() {
  const [key] = useState(newSubmissionKey)
  const html = `<input type="hidden" name="${hiddenFields.key}" value="${key}">`
  return <span hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
