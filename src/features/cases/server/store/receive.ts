import { randomUUID } from 'node:crypto'
import { parsePropertyId } from '../../../../domain/portfolio/property.ts'
import { LOST_PHOTO } from '../../../../domain/submissions/photo.ts'
import { isSubmissionKey } from '../../../../domain/submissions/submission-key.ts'
import { answerWords } from '../../../../forms/engine/answer.words.ts'
import type { Answers } from '../../../../forms/engine/field.ts'
import { type Form, fieldsOf, photoFieldOf } from '../../../../forms/engine/form.ts'
import { hiddenFields } from '../../../../forms/engine/hidden-fields.ts'
import { wordsFor } from '../../../../forms/engine/in-language.ts'
import { type Entries, type Errors, readForm } from '../../../../forms/engine/read.ts'
import type { Log } from '../../../../platform/base/log.ts'
import { rowExists } from '../../../../platform/database/query.ts'
import { isDatabaseUnavailable } from '../../../../platform/database/unavailable.ts'
import type { RateLimits } from '../../../../platform/limits/rate-limits.ts'
import { photoNameIn } from '../../../../platform/photos/photo-address.ts'
import type { ReadBody } from '../../../../platform/photos/read-body.ts'
import { withRulesVersion } from '../../../tenant-forms/house-rules-agreement.ts'
import type { CaseDeps } from '../deps.ts'
import { detectSpam } from './detect-spam.ts'
import { type StoredCase, storeCase } from './store-case.ts'

export interface ReceiveDeps extends CaseDeps {
  limits: RateLimits
  log: Log
}

/** The result of a form that was sent. Only `sent` means that it is stored. */
export type ReceiveResult =
  | { outcome: 'sent'; case: StoredCase; answers: Answers }
  | { outcome: 'invalid'; errors: Errors }
  | { outcome: 'key-reused' }
  | { outcome: 'too-many' }
  /** `isUnavailable`: the database could not be asked, and may be soon. */
  | { outcome: 'failed'; reference: string; isUnavailable: boolean }

interface Arrival extends ReadBody {
  /** The key from a header, where there is one. */
  key?: string | undefined
  address: string | null
  now: Date
  /** Names this request in the log. */
  reference: string
  /** The staff member who writes it down for a caller. */
  registeredBy?: string | null
}

/** Validates a form and stores it as a case. Never throws. */
export async function receiveForm(deps: ReceiveDeps, given: Form, arrival: Arrival): Promise<ReceiveResult> {
  try {
    const form = withRulesVersion(given, await deps.houseRulesVersion())
    if (!(await deps.limits.allow('submission', arrival.address))) return { outcome: 'too-many' }
    const entries = withPhotos(form, arrival)
    const { answers, errors: wrong } = readForm(form, entries)
    const errors = { ...wrong, ...(await unknownProperty(deps, form, answers)) }
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors }
    const sentKey = arrival.key ?? entries[hiddenFields.key]?.[0]
    const key = sentKey && isSubmissionKey(sentKey) ? sentKey : null
    const photos = photosIn(form, answers)
    const stored = await storeCase(deps, {
      form,
      answers,
      // A page that is cached for all visitors has an empty key until its scripts run.
      idempotencyKey: sentKey === '' ? null : (key ?? randomUUID()),
      photos: photos.names,
      photosLost: photos.unknown + arrival.refused.length,
      property: parsePropertyId(entries[hiddenFields.property]?.[0] ?? ''),
      quarantine: detectSpam(entries, key, arrival.now.getTime()),
      receivedAt: arrival.now,
      registeredBy: arrival.registeredBy ?? null,
    })
    if (stored.outcome === 'key-reused') return { outcome: 'key-reused' }
    return { outcome: 'sent', case: stored.case, answers }
  } catch (error) {
    deps.log.error({ err: error, reference: arrival.reference, form: given.id }, 'A form could not be stored')
    return { outcome: 'failed', reference: arrival.reference, isUnavailable: isDatabaseUnavailable(error) }
  }
}

/** The photos of this request, after those that were uploaded before. */
function withPhotos(form: Form, { entries, photos }: ReadBody): Entries {
  const field = photoFieldOf(form)
  if (!field || photos.length === 0) return entries
  return { ...entries, [field]: [...(entries[field] ?? []), ...photos] }
}

function photosIn(form: Form, answers: Answers): { names: string[]; unknown: number } {
  const field = photoFieldOf(form)
  const answer = field ? answers[field] : undefined
  const sent = Array.isArray(answer) ? answer : []
  const names = sent
    .map((address) => (address === LOST_PHOTO ? null : photoNameIn(String(address))))
    .filter((name) => name !== null)
  return { names: [...new Set(names)], unknown: sent.length - names.length }
}

/** The error where a chosen property does not exist or does not offer what the field asks for. */
async function unknownProperty(deps: CaseDeps, form: Form, answers: Answers): Promise<Errors> {
  for (const [name, field] of fieldsOf(form)) {
    const id = answers[name]
    if (field.kind !== 'property' || typeof id !== 'string' || !parsePropertyId(id)) continue
    const exists = await rowExists(
      deps.database.pool,
      'select 1 from properties where id = $1 and $2 = any(amenities)',
      [id, field.amenity],
    )
    if (!exists) return { [name]: field.required ?? wordsFor(field, answerWords).chooseProperty }
  }
  return {}
}
