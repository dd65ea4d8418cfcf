import { Refusal } from '../../../domain/submissions/refusal.ts'
import { languageOfPage, wordsOf } from '../../../domain/text/language.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { BodyError } from '../../../platform/intake/body.ts'
import { readBody } from '../../../platform/photos/read-body.ts'
import type { PhotoDeps } from '../../../platform/photos/take-photo.ts'
import { parseCaseToken } from '../../cases/server/case-token.ts'
import type { ReceiveDeps } from '../../cases/server/store/receive.ts'
import type { SessionJar } from '../../sign-in/server/session.ts'
import { answerOnce } from '../../workspace/server/actions/answered-actions.ts'
import { refused, runAction } from '../../workspace/server/actions/run-action.ts'
import { workOrderWords } from '../work-order.words.ts'
import { workOrderActions } from '../work-order-actions.ts'
import { endOf } from '../work-order-end.ts'
import { deviceCookie, hasEntryCode, isKnownDevice } from './entry-code.ts'
import { bindWorkOrderActions } from './order-handlers.ts'
import type { OrderPage, OrderPages } from './page-services.ts'
import { showOrder } from './shown-order.ts'
import { findOrder, type WorkOrder } from './work-order.ts'

/** The page of a work order and its actions, for one request. */
export function orderPages(
  deps: ReceiveDeps,
  photoDeps: PhotoDeps,
  { request, address, now }: Pick<RequestContext, 'request' | 'address' | 'now'>,
  jar: SessionJar,
): OrderPages {
  const language = languageOfPage(new URL(request.url).pathname)
  const { pool } = deps.database
  const device = (order: WorkOrder) => jar.cookie(deviceCookie(order))
  return {
    async read(text): Promise<OrderPage> {
      const token = parseCaseToken(text)
      const found = token && (await findOrder(pool, token))
      if (!found) return { state: 'ended', why: 'unknown' }
      const { order, record } = found
      const why = endOf(order, record, now)
      if (why) return { state: 'ended', why }
      if (!(await isKnownDevice(pool, order.id, device(order))))
        return {
          state: 'locked',
          mailTo: order.email && deps.sendsMail ? maskedAddress(order.email) : null,
          isCodeMade: await hasEntryCode(pool, order.id, now),
        }
      if ((await deps.limits.take('workOrderView', order.id)) === null)
        return { state: 'ended', why: 'too-many' }
      await addAuditEntry(pool, {
        staffId: null,
        action: 'work-order-viewed',
        subject: { kind: 'case', id: record.reference },
        detail: { order: order.id },
      })
      return { state: 'open', order: await showOrder(deps, order, record, { now, language }) }
    },
    async act(text) {
      const failed = () => refused(null, new Refusal(wordsOf(workOrderWords, language).failed), {})
      const token = parseCaseToken(text)
      // Who has not entered the code on this device uploads nothing.
      const found = token && (await findOrder(pool, token))
      if (!found) return failed()
      const isKnown = await isKnownDevice(pool, found.order.id, device(found.order))
      const body = await readBody(
        request,
        {
          photoField: isKnown ? 'imageUrls' : null,
          sender: address,
          ...(isKnown ? {} : { maxBytes: MAX_CODE_BYTES }),
        },
        photoDeps,
      ).catch((error) => {
        if (error instanceof BodyError) return null
        throw error
      })
      if (!body) return failed()
      const { entries, photos, refused: refusedPhotos } = body
      const setCookie = (cookie: string) => jar.keep(new Headers({ 'Set-Cookie': cookie }))
      const asked = { token, device, address, now, language, entries, photos, refusedPhotos, setCookie }
      const act = () => runAction(bindWorkOrderActions(deps), workOrderActions, asked)
      // The photos of two posts cannot be compared; and each answer to the right code has a cookie of its own.
      const isOnce = isKnown && photos.length === 0 && refusedPhotos.length === 0
      return isOnce ? answerOnce(deps, { page: token, entries }, act) : act()
    },
  }
}

/** What a body may have before the code was entered: a code. */
const MAX_CODE_BYTES = 4096

/** An address as a page names it to those who may not be its owner: «p…@eksempel.no». */
const maskedAddress = (email: string): string => email.replace(/^(.)[^@]*/, '$1…')
