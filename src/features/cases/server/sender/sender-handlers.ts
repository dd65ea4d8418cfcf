import type { Language } from '../../../../../landlord-types/language.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { Entries } from '../../../../forms/engine/entries.ts'
import { photoWords } from '../../../../forms/engine/photo.words.ts'
import { isDatabaseUnavailable } from '../../../../platform/database/unavailable.ts'
import type { LimitName } from '../../../../platform/limits/rate-limits.ts'
import { refusedPhotoMessages } from '../../../../platform/photos/refused-photo-messages.ts'
import {
  type ActionTable,
  actionTable,
  bindActions,
  type Outcome,
  type RefusedPhoto,
} from '../../../workspace/server/actions/handlers.ts'
import { LATEST_EVENT_ID, senderActions } from '../../sender-actions.ts'
import { senderAppointmentActions } from '../../sender-appointment-actions.ts'
import { CONTACT_ID, senderContactActions } from '../../sender-contact-actions.ts'
import { casePageWords, myCasesWords } from '../../sender-page.words.ts'
import { cancelForSender, chooseForSender, declineForSender } from '../appointments/sender-appointment.ts'
import type { CaseToken } from '../case-token.ts'
import { changePhone, confirmAddress, sendAddressCode } from '../my-cases/correct-contact.ts'
import type { ReceiveDeps } from '../store/receive.ts'
import { confirmFixed, reopenNotFixed } from './answer-if-fixed.ts'
import { saveFailedRefusal } from './save-failed-refusal.ts'
import {
  addPhotos,
  confirm,
  NotAllowed,
  renewLink,
  reopen,
  withdraw,
  withdrawLink,
  writeMessage,
} from './sender-actions.ts'

/** A sender's request to do something with the case that their link opens. */
interface SenderRequest {
  token: CaseToken
  /** The client's address; null if it is this machine. */
  address: string | null
  now: Date
  /** The language of the page. */
  language: Language
  /** The posted values by field, unparsed. */
  entries: Entries
  /** The object names of the uploaded photos, which are stored. */
  photos: readonly string[]
  refusedPhotos: readonly RefusedPhoto[]
}

declare module '../../../workspace/server/actions/handlers.ts' {
  interface ActionRequests {
    sender: SenderRequest
  }
}

/** What senders can do with their case, each bound to its handler. */
export function bindSenderActions(deps: ReceiveDeps): ActionTable<'sender'> {
  /** Does what a sender asks for within their limit. */
  const attempt = async <T>(
    { address, language }: SenderRequest,
    work: () => Promise<T>,
    limit: LimitName = 'submission',
  ): Promise<T> => {
    if (!(await deps.limits.allow(limit, address))) throw new Refusal(wordsOf(myCasesWords, language).tooMany)
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refusal) throw error
      if (error instanceof NotAllowed) throw await saveFailedRefusal(deps, 422, language)
      deps.log.error({ err: error }, 'Storing a change of a case failed')
      throw await saveFailedRefusal(deps, isDatabaseUnavailable(error) ? 503 : 500, language)
    }
  }
  const onCase = async (
    request: SenderRequest,
    work: () => Promise<void>,
    pageOf = casePage,
  ): Promise<Outcome> => {
    await attempt(request, work)
    return { to: pageOf(request.token) }
  }
  return actionTable([
    ...bindActions(senderActions, {
      write: ({ message }, request) =>
        onCase(request, () => writeMessage(deps, request.token, message, request.now), latestEventPage),
      async addPhotos(_, request) {
        const { token, photos, refusedPhotos, now, language } = request
        const refused = refusedPhotoMessages(refusedPhotos, language)
        if (photos.length === 0)
          throw new Refusal(wordsOf(photoWords, language).failed().text, { shown: { refused } })
        await attempt(request, () => addPhotos(deps, token, [...photos], now))
        if (refused.length === 0) return { to: latestEventPage(token) }
        return {
          notice: wordsOf(casePageWords, language).somePhotosRefused(photos.length),
          shown: { refused },
        }
      },
      confirm: (_, request) => onCase(request, () => confirm(deps, request.token, request.now)),
      withdraw: (_, request) => onCase(request, () => withdraw(deps, request.token, request.now)),
      reopen: (_, request) => onCase(request, () => reopen(deps, request.token, request.now)),
      fixed: (_, request) => onCase(request, () => confirmFixed(deps, request.token, request.now)),
      notFixed: ({ missing }, request) =>
        onCase(request, () => reopenNotFixed(deps, request.token, missing, request.now), latestEventPage),
      async renewLink(_, request) {
        return { to: casePage(await attempt(request, () => renewLink(deps, request.token, request.now))) }
      },
      removeLink: (_, request) => onCase(request, () => withdrawLink(deps, request.token, request.now)),
    }),
    ...bindActions(senderContactActions, {
      changePhone: ({ phone }, request) =>
        onCase(request, () => changePhone(deps, request.token, phone, request.now), contactPage),
      async sendAddressCode({ email }, request) {
        const { token, address: client, now } = request
        const texts = wordsOf(casePageWords, request.language).contact
        if (!deps.sendsMail) throw new Refusal(texts.noMail((await deps.contact()).phone))
        const state = await attempt(
          request,
          () => sendAddressCode(deps, token, { address: email, client }, now),
          'addressCode',
        )
        if (state === 'same') throw new Refusal(texts.sameEmail)
        if (state === 'withheld') throw new Refusal(texts.noMoreCodes, { httpStatus: 429 })
        return { to: contactPage(token) }
      },
      async confirmAddress({ code }, request) {
        const { token, now } = request
        const texts = wordsOf(casePageWords, request.language).contact
        const result = await attempt(request, () => confirmAddress(deps, token, code, now), 'codeTry')
        if (result === 'right') return { to: contactPage(token) }
        throw new Refusal(result === 'used-up' ? texts.codeUsedUp : texts.wrongCode)
      },
    }),
    ...bindActions(senderAppointmentActions, {
      chooseSlot: ({ slot }, request) => onCase(request, () => chooseForSender(deps, request, slot)),
      declineSlots: ({ words }, request) => onCase(request, () => declineForSender(deps, request, words)),
      cancelAppointment: (_, request) => onCase(request, () => cancelForSender(deps, request)),
    }),
  ])
}

const casePage = (token: CaseToken) => `/sak/${token}`

/** The page opened where the sender sees what they have just sent: on a telephone its top shows nothing of it. */
const latestEventPage = (token: CaseToken) => `${casePage(token)}#${LATEST_EVENT_ID}`

/** The page opened where it says how the sender is reached, and asks for the code of a new address. */
const contactPage = (token: CaseToken) => `${casePage(token)}#${CONTACT_ID}`
