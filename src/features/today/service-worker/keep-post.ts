import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { outboxActions } from '../../inbox/outbox.ts'
import { copiedPage, ownerOfCopy } from '../../workspace/ui/device/device-copy.ts'
import { entryOf } from '../../workspace/ui/outbox/outbox-entry.ts'
import { putEntry } from '../../workspace/ui/outbox/outbox-store.ts'

const kept = new Set<string>(Object.values(outboxActions).map(({ name }) => name))

/**
 * Posts a form of «I dag» that was sent before its scripts had started. Without contact it goes to the outbox, with the key
 * of its page, and the list is shown again.
 */
export async function postOrKeep(request: Request): Promise<Response> {
  const copy = request.clone()
  try {
    return await fetch(request)
  } catch (error) {
    const data = await copy.formData()
    const staffId = await ownerOfCopy()
    const action = String(data.get('action'))
    if (!staffId || !kept.has(action)) throw error
    const reference = String(data.get('reference'))
    const key = String(data.get('key') || newSubmissionKey())
    const about = { key, staffId, at: Date.now(), action, reference, title: reference }
    await putEntry(await entryOf(data, about))
    return Response.redirect(copiedPage, 303)
  }
}
