import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { languageOfPage, wordsOf } from '../../../../domain/text/language.ts'
import { inLanguage } from '../../../../forms/engine/in-language.ts'
import type { RequestContext } from '../../../../platform/http/request-context.ts'
import { BodyError } from '../../../../platform/intake/body.ts'
import { type ReadBody, readBody } from '../../../../platform/photos/read-body.ts'
import type { PhotoDeps } from '../../../../platform/photos/take-photo.ts'
import { answerOnce } from '../../../workspace/server/actions/answered-actions.ts'
import { refused, runAction } from '../../../workspace/server/actions/run-action.ts'
import { myCasesActions } from '../../my-cases-actions.ts'
import { senderActions } from '../../sender-actions.ts'
import { senderAppointmentActions } from '../../sender-appointment-actions.ts'
import { senderContactActions } from '../../sender-contact-actions.ts'
import { casePageWords } from '../../sender-page.words.ts'
import { parseCaseToken } from '../case-token.ts'
import { addressOfList, casesOf } from '../my-cases/my-cases.ts'
import { bindMyCasesActions } from '../my-cases/my-cases-handlers.ts'
import type { CasePages } from '../page-services.ts'
import type { ReceiveDeps } from '../store/receive.ts'
import { saveFailedRefusal } from './save-failed-refusal.ts'
import { findCase, receiptOf, senderCase } from './sender-case.ts'
import { bindSenderActions } from './sender-handlers.ts'

/** The reads and actions of the senders' pages, for one request. */
export function casePages(
  deps: ReceiveDeps,
  photoDeps: PhotoDeps,
  { request, address, now }: Omit<RequestContext, 'reference'>,
): CasePages {
  const language = languageOfPage(new URL(request.url).pathname)
  const open = async <T>(
    text: string,
    show: (record: NonNullable<Awaited<ReturnType<typeof findCase>>>) => Promise<T>,
  ) => {
    const token = parseCaseToken(text)
    const record = token && (await findCase(deps, token))
    return record ? show({ ...record, form: inLanguage(record.form, language) }) : null
  }
  const readable = (photoField: string | null) =>
    readBody(request, { photoField, sender: address }, photoDeps).catch((error) => {
      if (error instanceof BodyError) return null
      throw error
    })
  return {
    read: (token) => open(token, (record) => senderCase(deps, record, now)),
    receipt: (token) => open(token, (record) => receiptOf(deps, record, now)),

    async act(text) {
      const body = await readable('imageUrls')
      const token = parseCaseToken(text)
      if (!token) return refused(null, new Refusal(wordsOf(casePageWords, language).gone.title), {})
      const failed = async () => refused(null, await saveFailedRefusal(deps, 422, language), {})
      if (!body) return failed()
      const { entries, photos, refused: refusedPhotos } = body
      const asked = { token, address, now, language, entries, photos, refusedPhotos }
      const act = () =>
        runAction(
          bindSenderActions(deps),
          { ...senderActions, ...senderAppointmentActions, ...senderContactActions },
          asked,
        )
      // The photos of two posts cannot be compared: the second may bring others.
      const hasPhotos = photos.length > 0 || refusedPhotos.length > 0
      const result = hasPhotos ? await act() : await answerOnce(deps, { page: token, entries }, act)
      const isUnknown = result.status === 'refused' && result.action === null
      return isUnknown ? failed() : result
    },

    async openMyCases() {
      const { entries } = (await readable(null)) ?? nothingRead
      const asked = { address, now, language, entries }
      return answerOnce(deps, { page: '', entries }, () =>
        runAction(bindMyCasesActions(deps), myCasesActions, asked),
      )
    },

    async list(ticket) {
      const email = addressOfList(deps.secret, ticket, now)
      return email ? { email, cases: await casesOf(deps, email, language) } : null
    },
  }
}

/** What counts as read of a body that cannot be read. */
const nothingRead: ReadBody = { entries: {}, photos: [], refused: [] }
