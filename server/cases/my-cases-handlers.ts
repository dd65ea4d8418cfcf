import { Refusal } from '../../domain/refusal.ts'
import type { Entries } from '../../forms/entries.ts'
import { myCasesActions } from '../../forms/my-cases-actions.ts'
import { myCasesPage as texts } from '../../forms/sender-page.words.ts'
import { type ActionTable, actionTable, bindActions } from '../actions/handlers.ts'
import { checkCode, listPath, sendCode } from './my-cases.ts'
import type { ReceiveDeps } from './receive.ts'

/** An anonymous client's request to do something. */
export interface AnonymousRequest {
  /** The client's address; null if it is this machine. */
  address: string | null
  now: Date
  /** The posted values by field, unparsed. */
  entries: Entries
}

declare module '../actions/handlers.ts' {
  interface ActionRequests {
    anyone: AnonymousRequest
  }
}

/** The actions of «Mine saker», each bound to its handler. */
export function bindMyCasesActions(deps: ReceiveDeps): ActionTable<'anyone'> {
  const attempt = async <T>(
    limit: 'code' | 'codeTry',
    { address }: AnonymousRequest,
    work: () => Promise<T>,
  ): Promise<T> => {
    if (!(await deps.limits.allow(limit, address))) throw new Refusal(texts.tooMany)
    try {
      return await work()
    } catch (error) {
      deps.log.error({ err: error }, 'Opening Mine saker failed')
      throw new Refusal(texts.failed)
    }
  }
  return actionTable(
    bindActions(myCasesActions, {
      async sendCode({ email }, request) {
        await attempt('code', request, () => sendCode(deps, email, request.now))
        return { notice: texts.codeSent(email) }
      },
      async openList({ email, code }, request) {
        const { now } = request
        const isRight = await attempt('codeTry', request, () => checkCode(deps, email, code, now))
        if (!isRight) throw new Refusal(texts.wrongCode)
        return { to: listPath(deps.secret, email, now) }
      },
    }),
  )
}
