import type { Language } from '../../../../../landlord-types/language.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { Entries } from '../../../../forms/engine/entries.ts'
import { isDatabaseUnavailable } from '../../../../platform/database/unavailable.ts'
import { type ActionTable, actionTable, bindActions } from '../../../workspace/server/actions/handlers.ts'
import { myCasesActions } from '../../my-cases-actions.ts'
import { myCasesWords } from '../../sender-page.words.ts'
import type { ReceiveDeps } from '../store/receive.ts'
import { checkCode, hasCode, listPath, sendCode } from './my-cases.ts'

/** An anonymous client's request to do something. */
export interface AnonymousRequest {
  /** The client's address; null if it is this machine. */
  address: string | null
  now: Date
  /** The language of the page. */
  language: Language
  /** The posted values by field, unparsed. */
  entries: Entries
}

declare module '../../../workspace/server/actions/handlers.ts' {
  interface ActionRequests {
    anyone: AnonymousRequest
  }
}

/** The actions of «Mine saker», each bound to its handler. */
export function bindMyCasesActions(deps: ReceiveDeps): ActionTable<'anyone'> {
  const attempt = async <T>(
    limit: 'code' | 'codeTry',
    { address, language }: AnonymousRequest,
    work: () => Promise<T>,
  ): Promise<T> => {
    const texts = wordsOf(myCasesWords, language)
    if (!(await deps.limits.allow(limit, address))) throw new Refusal(texts.tooMany)
    try {
      return await work()
    } catch (error) {
      deps.log.error({ err: error }, 'Opening Mine saker failed')
      throw new Refusal(texts.failed, isDatabaseUnavailable(error) ? { httpStatus: 503 } : {})
    }
  }
  return actionTable(
    bindActions(myCasesActions, {
      async sendCode({ email }, request) {
        const { now, language, address: client } = request
        const texts = wordsOf(myCasesWords, language)
        const state = await attempt('code', request, () => sendCode(deps, email, client, now))
        if (state !== 'withheld') return { notice: texts.codeMail[state](email) }
        if (!(await hasCode(deps, email, now))) throw new Refusal(texts.noMoreCodes, { httpStatus: 429 })
        return { notice: texts.lastCodeHolds(email) }
      },
      async openList({ email, code }, request) {
        const { now, language } = request
        const texts = wordsOf(myCasesWords, language)
        const result = await attempt('codeTry', request, () => checkCode(deps, email, code, now))
        if (result === 'right') return { to: listPath(deps.secret, email, now) }
        throw new Refusal(result === 'used-up' ? texts.codeUsedUp : texts.wrongCode)
      },
    }),
  )
}
