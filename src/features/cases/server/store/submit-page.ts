import { languageOfPage, wordsOf } from '../../../../domain/text/language.ts'
import { osloDate } from '../../../../domain/time/calendar.ts'
import { warningFor } from '../../../../forms/engine/field-rules.ts'
import { type Form, fieldsOf, photoFieldOf } from '../../../../forms/engine/form.ts'
import type { SubmitResult } from '../../../../forms/engine/form-services.ts'
import { hiddenFields } from '../../../../forms/engine/hidden-fields.ts'
import { inLanguage } from '../../../../forms/engine/in-language.ts'
import { type Entries, readForm } from '../../../../forms/engine/read.ts'
import { unreadableWords } from '../../../../forms/engine/unreadable.words.ts'
import type { RequestContext } from '../../../../platform/http/request-context.ts'
import { BodyError } from '../../../../platform/intake/body.ts'
import { photoAddress } from '../../../../platform/photos/photo-address.ts'
import { readBody } from '../../../../platform/photos/read-body.ts'
import { refusedPhotoMessages } from '../../../../platform/photos/refused-photo-messages.ts'
import type { PhotoDeps } from '../../../../platform/photos/take-photo.ts'
import { findKnownNotices, followInstead } from './known-notices.ts'
import { type ReceiveDeps, receiveForm } from './receive.ts'
import { refusedFormWords } from './refused-forms.words.ts'

/** Handles a form that a browser has posted to its page, and gives the page's next state. */
export async function submitPage(
  deps: ReceiveDeps,
  photoDeps: PhotoDeps,
  declared: Form,
  { request, address, now, reference }: RequestContext,
  registeredBy: string | null = null,
): Promise<SubmitResult> {
  const language = languageOfPage(new URL(request.url).pathname)
  const form = inLanguage(declared, language)
  const refusals = wordsOf(refusedFormWords, language)
  const body = await readBody(request, { photoField: photoFieldOf(form), sender: address }, photoDeps).catch(
    (error) => {
      if (error instanceof BodyError) return error
      throw error
    },
  )
  const again = (
    fields: Partial<Extract<SubmitResult, { sent: false }>>,
    entries: Entries = {},
  ): SubmitResult => ({
    sent: false,
    status: 422,
    entries,
    errors: {},
    failure: null,
    photos: [],
    refused: [],
    known: [],
    reference: null,
    ...fields,
  })
  if (body instanceof BodyError) {
    return again({ status: body.status === 413 ? 413 : 400, failure: wordsOf(unreadableWords, language) })
  }
  const kept = {
    photos: body.photos.map((name) => photoAddress(deps.publicUrl, name)),
    refused: refusedPhotoMessages(body.refused, language),
  }
  const [followed] = body.entries[hiddenFields.follow] ?? []
  if (followed !== undefined) {
    const result = await followInstead(deps, form, {
      noticeId: followed,
      entries: body.entries,
      address,
      now,
    })
    return 'sent' in result ? result : again({ ...kept, ...result }, body.entries)
  }
  // A photo error that the sender can correct is shown before the form is sent. A photo that the server has lost does
  // not block sending.
  if (body.refused.some(({ problem }) => problem !== 'failed')) return again(kept, body.entries)
  // Pages with scripts have shown their warnings by now, and send in another way; staff hear what a caller says.
  const isAsked = registeredBy !== null || body.entries[hiddenFields.asked] !== undefined
  if (!isAsked && asksOnce(form, body.entries, now))
    return again({ ...kept, failure: refusals.asks }, body.entries)
  const known = isAsked ? [] : await findKnownNotices(deps, form, body.entries, now)
  if (known.length > 0) return again({ ...kept, known }, body.entries)
  const received = await receiveForm(deps, form, { ...body, address, now, reference, registeredBy })
  switch (received.outcome) {
    case 'sent':
      return {
        sent: true,
        reference: received.case.reference,
        receipt: `/sak/${received.case.token}/kvittering`,
      }
    case 'invalid':
      return again({ ...kept, errors: received.errors }, body.entries)
    case 'key-reused':
      return again({ ...kept, failure: refusals.sentBefore }, body.entries)
    case 'too-many':
      return again({ ...kept, status: 429, failure: refusals.tooMany }, body.entries)
    case 'failed': {
      const { isUnavailable, reference } = received
      const failure = isUnavailable ? { ...form.failure, more: refusals.unavailable } : form.failure
      return again({ ...kept, status: isUnavailable ? 503 : 500, failure, reference }, body.entries)
    }
  }
}

/** Whether a form that could be stored has an answer that its page asks about once. */
function asksOnce(form: Form, entries: Entries, now: Date): boolean {
  const { isValid, answers } = readForm(form, entries)
  if (!isValid) return false
  return fieldsOf(form).some(([name, field]) => {
    const answer = answers[name]
    if (!field.behavior.asksOnce || typeof answer !== 'string') return false
    return warningFor(field, { answers, today: osloDate(now), value: answer }) !== null
  })
}
