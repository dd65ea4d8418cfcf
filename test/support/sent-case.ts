import type { CaseReference } from '../../domain/case-reference.ts'
import type { CaseToken } from '../../server/cases/case-token.ts'
import { receiveForm } from '../../server/cases/receive.ts'
import { formWithId } from './form-with-id.ts'
import { sampleEntries } from './sample-answers.ts'
import type { TemporaryServer } from './temporary-server.ts'

export interface SentCase {
  id: string
  reference: CaseReference
  token: CaseToken
}

/** A case of a form, sent with sample answers or others. */
export async function sendCase(
  { deps }: Pick<TemporaryServer, 'deps'>,
  formId: string,
  answers: Record<string, string> = {},
  now = new Date(),
): Promise<SentCase> {
  const form = formWithId(formId)
  const own = Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, [value]]))
  const received = await receiveForm(deps, form, {
    entries: { ...sampleEntries(form), ...own },
    photos: [],
    refused: [],
    address: null,
    now,
    reference: 'TEST',
  })
  if (received.outcome !== 'sent') throw new Error(`Not sent: ${JSON.stringify(received)}`)
  return received.case
}
