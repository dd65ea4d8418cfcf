import { isEmail } from '../../domain/contact-details.ts'
import { MAX_TEXT_CHARACTERS } from '../../domain/text-limits.ts'
import { actionFields } from '../../forms/action-result.ts'
import { photoTexts } from '../../forms/photo.words.ts'
import { casePage, myCasesPage } from '../../forms/sender-page.words.ts'
import { BodyError } from '../intake/body.ts'
import { type ReadBody, readBody } from '../photos/read-body.ts'
import type { PhotoDeps } from '../photos/take-photo.ts'
import { type CaseToken, parseCaseToken } from './case-token.ts'
import { addressOfList, casesOf, checkCode, listPath, sendCode } from './my-cases.ts'
import type { CaseActed, CasePages } from './page-services.ts'
import type { ReceiveDeps } from './receive.ts'
import {
  addPhotos,
  NotAllowed,
  renewLink,
  reopen,
  withdraw,
  withdrawLink,
  writeMessage,
} from './sender-actions.ts'
import { findCase, receiptOf, senderCase } from './sender-case.ts'

interface Asked {
  request: Request
  address: string | null
  now: Date
}

/** The reads and actions of the senders' pages, for one request. */
export function casePages(
  deps: ReceiveDeps,
  photoDeps: PhotoDeps,
  { request, address, now }: Asked,
): CasePages {
  const open = async <T>(
    text: string,
    show: (record: NonNullable<Awaited<ReturnType<typeof findCase>>>) => Promise<T>,
  ) => {
    const token = parseCaseToken(text)
    const record = token && (await findCase(deps, token))
    return record ? show(record) : null
  }
  const readable = (photoField: string | null) =>
    readBody(request, { photoField, sender: address }, photoDeps).catch((error) => {
      if (error instanceof BodyError) return null
      throw error
    })
  return {
    read: (token) => open(token, (record) => senderCase(deps, record, now)),
    receipt: (token) => open(token, (record) => receiptOf(deps, record)),

    async act(text): Promise<CaseActed> {
      const { entries, photos, refused } = (await readable('imageUrls')) ?? nothingRead
      const message = entries.message?.[0]?.trim() ?? ''
      const failed = (status: 422 | 500, error: string): CaseActed => ({
        done: false,
        status,
        error,
        text: message,
        refused: refused.map(({ file, problem }) => photoTexts[problem](file)),
      })
      const token = parseCaseToken(text)
      if (!token) return failed(422, casePage.gone.title)
      if (!(await deps.limits.allow('submission', address))) return failed(422, myCasesPage.tooMany)
      try {
        return await perform(
          deps,
          token,
          { action: entries[actionFields.action]?.[0], message, photos, now },
          failed,
        )
      } catch (error) {
        if (error instanceof NotAllowed) return failed(422, await failureText(deps))
        deps.log.error({ err: error }, 'Storing a change of a case failed')
        return failed(500, await failureText(deps))
      }
    },

    async signIn() {
      const { entries } = (await readable(null)) ?? nothingRead
      const email = entries.email?.[0]?.trim() ?? ''
      const code = entries.code?.[0]?.trim()
      const wrong = (error: string) => ({
        state: 'wrong' as const,
        email,
        error,
        asksForCode: code !== undefined,
      })
      if (!isEmail(email)) return { ...wrong(myCasesPage.wrongEmail), asksForCode: false }
      const allowed = await deps.limits.allow(code === undefined ? 'code' : 'codeTry', address)
      if (!allowed) return wrong(myCasesPage.tooMany)
      try {
        if (code === undefined) {
          await sendCode(deps, email, now)
          return { state: 'code-sent', email }
        }
        if (!(await checkCode(deps, email, code, now))) return wrong(myCasesPage.wrongCode)
        return { state: 'open', location: listPath(deps.secret, email, now) }
      } catch (error) {
        deps.log.error({ err: error }, 'Opening Mine saker failed')
        return wrong(myCasesPage.failed)
      }
    },

    async list(ticket) {
      const email = addressOfList(deps.secret, ticket, now)
      return email ? { email, cases: await casesOf(deps, email) } : null
    },
  }
}

/** The message for a body that cannot be read: the sender is asked to try again. */
const nothingRead: ReadBody = { entries: {}, photos: [], refused: [] }

/** The message that the form was not stored, with the number to call instead. */
async function failureText({ contact }: Pick<ReceiveDeps, 'contact'>): Promise<string> {
  return `${casePage.failed} ${casePage.orCall((await contact()).phone)}`
}

interface SenderPageInput {
  action: string | undefined
  message: string
  photos: string[]
  now: Date
}

async function perform(
  deps: ReceiveDeps,
  token: CaseToken,
  { action, message, photos, now }: SenderPageInput,
  failed: (status: 422, error: string) => CaseActed,
): Promise<CaseActed> {
  const page = `/sak/${token}`
  switch (action) {
    case 'message':
      if (!message) return failed(422, casePage.writeMissing)
      if (message.length > MAX_TEXT_CHARACTERS) return failed(422, casePage.writeTooLong)
      await writeMessage(deps, token, message, now)
      return { done: true, location: page }
    case 'photos':
      if (photos.length === 0) return failed(422, photoTexts.failed().text)
      await addPhotos(deps, token, photos, now)
      return { done: true, location: page }
    case 'withdraw':
      await withdraw(deps, token, now)
      return { done: true, location: page }
    case 'reopen':
      await reopen(deps, token, now)
      return { done: true, location: page }
    case 'renew':
      return { done: true, location: `/sak/${await renewLink(deps, token, now)}` }
    case 'remove':
      await withdrawLink(deps, token, now)
      return { done: true, location: page }
    default:
      return failed(422, await failureText(deps))
  }
}
