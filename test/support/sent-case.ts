import { randomUUID } from 'node:crypto'
import type { CaseReference } from '../../src/domain/cases/case-reference.ts'
import type { CaseToken } from '../../src/features/cases/server/case-token.ts'
import { type ReceiveResult, receiveForm } from '../../src/features/cases/server/store/receive.ts'
import { formWithId } from './form-with-id.ts'
import { sampleEntries } from './sample-answers.ts'
import type { TemporaryServer } from './temporary-server.ts'

/** How a sample form is sent, where it matters to the test. */
export interface SampleForm {
  answers?: Record<string, string[]>
  /** The key of its page. */
  key?: string
  /** The client's address; null for this machine. */
  address?: string | null
  now?: Date
  /** The property of forms that ask for one. */
  property?: string
}

export interface SentCase {
  id: string
  reference: CaseReference
  token: CaseToken
}

/** Sends a form as its page would: sample answers besides those given, and a key of its own. */
export function receiveSample(
  { deps }: Pick<TemporaryServer, 'deps'>,
  formId: string,
  { answers = {}, key = randomUUID(), address = null, now = new Date(), property }: SampleForm = {},
): Promise<ReceiveResult> {
  const form = formWithId(formId)
  const entries = { ...sampleEntries(form, property ? { property } : {}), ...answers }
  return receiveForm(deps, form, { entries, photos: [], refused: [], key, address, now, reference: 'TEST' })
}

/** A case of a form, sent with sample answers or others. */
export async function sendCase(
  { deps }: Pick<TemporaryServer, 'deps'>,
  formId: string,
  answers: Record<string, string> = {},
  now = new Date(),
): Promise<SentCase> {
  const own = Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, [value]]))
  const received = await receiveSample({ deps }, formId, { answers: own, now })
  if (received.outcome !== 'sent') throw new Error(`Not sent: ${JSON.stringify(received)}`)
  return received.case
}
