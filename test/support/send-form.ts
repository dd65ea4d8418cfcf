import type { Page } from '@playwright/test'
import { formWithId } from './form-with-id.ts'
import { sampleEntries } from './sample-answers.ts'
import { fromOurPages } from './staff-browser.ts'

export interface Sent {
  reference: string
  path: string
}

/** Sends a form as a browser with scripts does: with sample answers where none are given. */
export async function send(
  page: Pick<Page, 'request'>,
  formId: string,
  answers: Record<string, string | readonly string[]> = {},
): Promise<Sent> {
  const response = await page.request.post(`/api/skjema/${formId}`, {
    data: { ...sampleEntries(formWithId(formId)), ...answers },
    headers: fromOurPages,
    // An idle connection that the server closes just then: the request was not read.
    maxRetries: 1,
  })
  const { reference, case: path } = await response.json()
  return { reference, path }
}
