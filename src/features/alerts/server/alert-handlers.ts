import { Refusal } from '../../../domain/submissions/refusal.ts'
import { wordsOf } from '../../../domain/text/language.ts'
import { isMailServerDown } from '../../../platform/mail/receipt-mail.ts'
import type { AnonymousRequest } from '../../cases/server/my-cases/my-cases-handlers.ts'
import { readListAddress } from '../../portfolio-browsing/filters/filters.ts'
import {
  type ActionTable,
  actionTable,
  bindActions,
  type Outcome,
} from '../../workspace/server/actions/handlers.ts'
import { signUpActions, subscriberActions } from '../alert-actions.ts'
import { alertWords } from '../alerts.words.ts'
import { confirmAlert, pauseAlerts, renewAlerts, resumeAlerts, setPace, stopAlerts } from './change-alerts.ts'
import type { AlertDeps } from './deps.ts'
import { type SignUp, signUp } from './sign-up.ts'
import { type SubscriberToken, subscriberPath } from './subscriber-token.ts'

/** A subscriber's request to do something with their alerts. */
interface SubscriberRequest extends AnonymousRequest {
  token: SubscriberToken
}

declare module '../../workspace/server/actions/handlers.ts' {
  interface ActionRequests {
    subscriber: SubscriberRequest
  }
}

/** What a visitor can do on `/si-fra`, bound to its handler. */
export function bindSignUpActions(deps: AlertDeps): ActionTable<'anyone'> {
  return actionTable(
    bindActions(signUpActions, {
      async ask({ filters: query, email, pace }, { address, now, language }) {
        const { signUp: texts } = wordsOf(alertWords, language)
        const allowed = await deps.limits.allow('alert', address)
        if (!allowed) throw new Refusal(texts.tooMany, { httpStatus: 429 })
        const { category, asked } = readListAddress(new URLSearchParams(query ?? ''))
        // The mail goes to an address that anyone may have typed: it says nothing that the portfolio does not have.
        const { filters, words } = await deps.catalogue.knownWish({ category, asked })
        if (words.length === 0) throw new Refusal(texts.chooseTitle)
        const wish: SignUp = {
          email,
          filters,
          wish: words,
          pace: pace === 'daily' ? 'daily' : 'at-once',
        }
        const result = await signUp(deps, wish, now, address).catch((error) => {
          deps.log.error({ err: error }, 'Storing an alert failed')
          throw new Refusal(texts.failed, { httpStatus: 500 })
        })
        if (result === 'full') throw new Refusal(texts.full, { httpStatus: 429 })
        if (!deps.sendsMail) return { notice: texts.onlyStored(email) }
        return (await isMailServerDown(deps.database.pool)) ? { notice: texts.waiting(email) } : {}
      },
    }),
  )
}

/** What subscribers can do with their alerts, each bound to its handler. */
export function bindSubscriberActions(deps: AlertDeps): ActionTable<'subscriber'> {
  const change = async (
    { token, language }: SubscriberRequest,
    work: () => Promise<boolean>,
  ): Promise<Outcome> => {
    const { own } = wordsOf(alertWords, language)
    const isDone = await work().catch((error) => {
      deps.log.error({ err: error }, 'Changing alerts failed')
      throw new Refusal(own.failed, { httpStatus: 500 })
    })
    if (!isDone) throw new Refusal(own.missing)
    return { to: subscriberPath(token) }
  }
  return actionTable(
    bindActions(subscriberActions, {
      confirm: ({ alert }, request) =>
        change(request, () => confirmAlert(deps, request.token, alert, request.now)),
      tellAtOnce: ({ alert }, request) =>
        change(request, () => setPace(deps, request.token, alert, 'at-once')),
      tellDaily: ({ alert }, request) => change(request, () => setPace(deps, request.token, alert, 'daily')),
      async stopOne({ alert }, { token, language }) {
        const { isLeft } = await stopAlerts(deps, token, alert)
        return isLeft ? { to: subscriberPath(token) } : { notice: wordsOf(alertWords, language).own.stopped }
      },
      pause: (_, request) => change(request, () => pauseAlerts(deps, request.token, request.now)),
      resume: (_, request) => change(request, () => resumeAlerts(deps, request.token)),
      renew: (_, request) => change(request, () => renewAlerts(deps, request.token, request.now)),
      async stop(_, { token, language }) {
        await stopAlerts(deps, token)
        return { notice: wordsOf(alertWords, language).own.stopped }
      },
    }),
  )
}
