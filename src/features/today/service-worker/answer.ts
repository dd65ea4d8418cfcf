import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { outboxActions } from '../../inbox/outbox.ts'
import { copiedPage, ownerOfCopy, readCopy, readPhoto } from '../../workspace/ui/device/device-copy.ts'
import { entryOf } from '../../workspace/ui/outbox/outbox-entry.ts'
import { putEntry } from '../../workspace/ui/outbox/outbox-store.ts'
import { offlinePage } from './shell.ts'

/** A weak line is no line: after this long a page that the device has a copy of is shown from the copy. */
const PATIENCE_MS = 8000

/** What a proxy answers when the site behind it cannot be reached. */
const unreachable = [502, 503, 504]

/** The answer to a request of a staff page; null where the browser is to ask the server as usual. */
export function answerTo(request: Request, origin: string): Promise<Response> | null {
  const { pathname, search, origin: asked } = new URL(request.url)
  if (asked !== origin) return null
  if (request.method === 'POST' && request.mode === 'navigate' && pathname === copiedPage)
    return postOrKeep(request)
  if (request.method !== 'GET') return null
  if (request.mode === 'navigate')
    return pathname === copiedPage ? answerWithCopy(request) : answerOrOffline(request)
  // The names of these files change with their contents.
  if (pathname.startsWith('/assets/')) return storedOr(request)
  if (pathname.startsWith('/vedlegg/'))
    return fetch(request).catch(async () => (await readPhoto(pathname + search)) ?? Response.error())
  return null
}

async function answerWithCopy(request: Request): Promise<Response> {
  const { search, pathname } = new URL(request.url)
  const patience = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))
  const copy = await readCopy(Date.now())
  const asked = fetch(request).catch(() => null)
  const answer = await (copy ? Promise.race([asked, patience]) : asked)
  if (answer && !unreachable.includes(answer.status)) return answer
  if (!copy) return answer ?? offlinePage()
  // The copy was made at the address without a query, and its scripts check that.
  return search ? Response.redirect(pathname) : copy
}

const answerOrOffline = (request: Request): Promise<Response> => fetch(request).catch(offlinePage)

async function storedOr(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

const kept = new Set<string>(Object.values(outboxActions).map(({ name }) => name))

/**
 * Posts a form of «I dag» that was sent before its scripts had started. Without contact it goes to the outbox, with the key
 * of its page, and the list is shown again.
 */
async function postOrKeep(request: Request): Promise<Response> {
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
