import { defaultLanguage, wordsOf } from '../../../domain/text/language.ts'
import { entriesOfJson } from '../../../forms/engine/read.ts'
import { submissionWords } from '../../../forms/engine/submission.words.ts'
import { newReference } from '../../../platform/http/reference.ts'
import { BodyError, parseObject, readBodyText } from '../../../platform/intake/body.ts'
import { type ReceiveDeps, receiveForm } from '../../cases/server/store/receive.ts'
import { formForFunction } from '../../form-catalogue/catalogue.ts'
import { compatHeaders, functionError } from './errors.ts'

/** Twenty times the longest text of a form. */
const MAX_BODY_BYTES = 256 * 1024

/** Accepts a form from a client of the legacy API: a function by name, with the form's fields as its body. */
export async function answerFunction(
  deps: ReceiveDeps,
  name: string,
  request: Request,
  address: string | null,
): Promise<Response> {
  if (request.method !== 'POST') return functionError(405, 'Functions are called with POST.')
  try {
    const body = parseObject(await readBodyText(request, MAX_BODY_BYTES))
    const form = formForFunction(name, body)
    if (!form) return functionError(404, wordsOf(submissionWords, defaultLanguage).unknownForm)
    const received = await receiveForm(deps, form, {
      entries: entriesOfJson(body),
      photos: [],
      refused: [],
      key: request.headers.get('idempotency-key') ?? undefined,
      address,
      now: new Date(),
      reference: newReference(),
    })
    switch (received.outcome) {
      case 'sent': {
        const { reference, token } = received.case
        const answer = { success: true, reference, case: `${deps.publicUrl}/sak/${token}` }
        return Response.json(answer, { status: 200, headers: compatHeaders })
      }
      case 'invalid':
        return functionError(422, 'Some answers cannot be taken.', { fields: received.errors })
      case 'key-reused':
        return functionError(409, 'The idempotency key was used with other answers.')
      case 'too-many':
        return functionError(429, 'Too many forms. Wait some minutes.')
      case 'failed':
        return functionError(received.isUnavailable ? 503 : 500, form.failure.text, {
          reference: received.reference,
        })
    }
  } catch (error) {
    if (error instanceof BodyError) return functionError(error.status, error.message)
    throw error
  }
}
