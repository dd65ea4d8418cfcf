import type { Language } from '../../../../landlord-types/language.ts'
import { slotOfHours } from '../../../domain/cases/slot.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { wordsOf } from '../../../domain/text/language.ts'
import { instantInOslo } from '../../../domain/time/oslo-instant.ts'
import type { Entries } from '../../../forms/engine/entries.ts'
import { isDatabaseUnavailable } from '../../../platform/database/unavailable.ts'
import type { LimitName } from '../../../platform/limits/rate-limits.ts'
import { refusedPhotoMessages } from '../../../platform/photos/refused-photo-messages.ts'
import type { CaseToken } from '../../cases/server/case-token.ts'
import type { ReceiveDeps } from '../../cases/server/store/receive.ts'
import {
  type ActionTable,
  actionTable,
  bindActions,
  type Outcome,
  type RefusedPhoto,
} from '../../workspace/server/actions/handlers.ts'
import { workOrderWords } from '../work-order.words.ts'
import { workOrderActions } from '../work-order-actions.ts'
import { mailEntryCode, unlock } from './unlock.ts'
import {
  addPhotosAsContractor,
  decline,
  finish,
  NotTheirs,
  type OrderAct,
  setTime,
  writeAsContractor,
} from './work-on-order.ts'

/** A contractor's request to do something with the case that their link opens. */
interface ContractorRequest extends OrderAct {
  token: CaseToken
  /** The client's address; null if it is this machine. */
  address: string | null
  now: Date
  language: Language
  /** The posted values by field, unparsed. */
  entries: Entries
  /** The object names of the uploaded photos, which are stored. */
  photos: readonly string[]
  refusedPhotos: readonly RefusedPhoto[]
  /** Gives the browser a cookie. */
  setCookie: (cookie: string) => void
}

declare module '../../workspace/server/actions/handlers.ts' {
  interface ActionRequests {
    contractor: ContractorRequest
  }
}

/** What contractors can do with a case that they were given, each bound to its handler. */
export function bindWorkOrderActions(deps: ReceiveDeps): ActionTable<'contractor'> {
  const attempt = async <T>(
    { address, language }: ContractorRequest,
    work: () => Promise<T>,
    limit: LimitName = 'submission',
  ): Promise<T> => {
    const texts = wordsOf(workOrderWords, language)
    if (!(await deps.limits.allow(limit, address))) throw new Refusal(texts.tooMany, { httpStatus: 429 })
    try {
      return await work()
    } catch (error) {
      // The page says by itself what its link opens.
      if (error instanceof Refusal) throw error
      if (error instanceof NotTheirs) throw new Refusal('')
      deps.log.error({ err: error }, 'Storing what a contractor did failed')
      throw new Refusal(`${texts.failed} ${texts.ask((await deps.contact()).phone)}`, {
        httpStatus: isDatabaseUnavailable(error) ? 503 : 500,
      })
    }
  }
  const done = async (request: ContractorRequest, work: () => Promise<void>): Promise<Outcome> => {
    await attempt(request, work)
    return { to: pageOf(request.token) }
  }
  return actionTable(
    bindActions(workOrderActions, {
      async sendCode(_, request) {
        const { noMoreCodes, ring } = wordsOf(workOrderWords, request.language).locked
        const state = await attempt(
          request,
          () => mailEntryCode(deps, request.token, request.now),
          'addressCode',
        )
        if (state === 'withheld') throw new Refusal(noMoreCodes, { httpStatus: 429 })
        if (state === 'no-mail') throw new Refusal(ring((await deps.contact()).phone))
        return { to: pageOf(request.token) }
      },
      async unlock({ code }, request) {
        const texts = wordsOf(workOrderWords, request.language).locked
        const tried = await attempt(
          request,
          () => unlock(deps, request.token, { code, now: request.now }),
          'codeTry',
        )
        if (tried.result !== 'right') throw new Refusal(texts[tried.result === 'wrong' ? 'wrong' : 'usedUp'])
        request.setCookie(tried.cookie)
        return { to: pageOf(request.token) }
      },
      setTime({ day, from, hours }, request) {
        const [hour = 0, minute = 0] = from.split('.').map(Number)
        const slot = slotOfHours(instantInOslo(day, hour, minute), Number(hours))
        return done(request, () => setTime(deps, request, slot))
      },
      write: ({ message }, request) => done(request, () => writeAsContractor(deps, request, message)),
      async addPhotos(_, request) {
        const { photos, refusedPhotos, language } = request
        const texts = wordsOf(workOrderWords, language)
        const refused = refusedPhotoMessages(refusedPhotos, language)
        if (photos.length === 0) throw new Refusal(texts.photosMissing, { shown: { refused } })
        await attempt(request, () => addPhotosAsContractor(deps, request, photos))
        if (refused.length === 0) return { to: pageOf(request.token) }
        return { notice: texts.somePhotosRefused(photos.length), shown: { refused } }
      },
      finish: ({ done: text }, request) => done(request, () => finish(deps, request, text ?? null)),
      decline: ({ why }, request) => done(request, () => decline(deps, request, why ?? null)),
    }),
  )
}

const pageOf = (token: CaseToken) => `/oppdrag/${token}`
