import { Refusal } from '../../../domain/submissions/refusal.ts'
import { languageOfPage, wordsOf } from '../../../domain/text/language.ts'
import { formatDate } from '../../../domain/time/format-moment.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { PhotoDeps } from '../../../platform/photos/take-photo.ts'
import { type Filters, writeListAddress } from '../../portfolio-browsing/filters/filters.ts'
import { answerOnce } from '../../workspace/server/actions/answered-actions.ts'
import { readPosted } from '../../workspace/server/actions/posted.ts'
import { refused, runAction } from '../../workspace/server/actions/run-action.ts'
import { signUpActions, subscriberActions } from '../alert-actions.ts'
import { RENEWAL_NOTICE_DAYS } from '../alert-terms.ts'
import { alertWords } from '../alerts.words.ts'
import { bindSignUpActions, bindSubscriberActions } from './alert-handlers.ts'
import type { AlertDeps } from './deps.ts'
import type { AlertStatistics } from './odds.ts'
import { oddsInWords } from './odds-in-words.ts'
import type { AlertPages, ShownAlert, SubscriberView } from './page-services.ts'
import { readSubscriber, type StoredAlert } from './read-subscriber.ts'
import { parseSubscriberToken } from './subscriber-token.ts'

/** The pages of alerts, for one request. */
export function alertPages(
  deps: AlertDeps & { statistics: AlertStatistics },
  context: RequestContext,
  photoDeps: PhotoDeps,
): AlertPages {
  const { address, now } = context
  const language = languageOfPage(new URL(context.request.url).pathname)
  const { pool } = deps.database
  const entries = async () => (await readPosted(context, photoDeps, false)).entries
  /** Without the odds the page is of use all the same. */
  const oddsOf = async (filters: Filters, besides?: string): Promise<string[]> => {
    try {
      return oddsInWords(await deps.statistics.odds(filters, now, besides), language)
    } catch (error) {
      deps.log.error(
        { err: error, reference: context.reference },
        'Estimating the vacancy rate of an alert failed',
      )
      return []
    }
  }
  const shownAlert = async (alert: StoredAlert, subscriberId: string): Promise<ShownAlert> => ({
    id: alert.id,
    wish: alert.wish,
    pace: alert.pace,
    list: listOf(alert.filters),
    again: `/si-fra?${alert.query}`,
    odds: await oddsOf(alert.filters, subscriberId),
  })
  return {
    async offer(filters) {
      const known = await deps.catalogue.knownWish(filters)
      return {
        query: writeListAddress(known.filters).toString(),
        wish: known.words,
        list: listOf(known.filters),
        odds: await oddsOf(known.filters),
      }
    },
    async ask() {
      const asked = { address, now, language, entries: await entries() }
      return answerOnce(deps, { page: '', entries: asked.entries }, () =>
        runAction(bindSignUpActions(deps), signUpActions, asked),
      )
    },
    async read(text) {
      const token = parseSubscriberToken(text)
      const subscriber = token && (await readSubscriber(pool, token, now))
      if (!subscriber) return null
      const shown = (state: StoredAlert['state']) =>
        Promise.all(
          subscriber.alerts
            .filter((alert) => alert.state === state)
            .map((alert) => shownAlert(alert, subscriber.id)),
        )
      const [pending, tooOld, confirmed] = await Promise.all([
        shown('pending'),
        shown('too-old'),
        shown('confirmed'),
      ])
      const { isPaused, endsAt } = subscriber
      const view: SubscriberView = {
        isPaused,
        until: endsAt && formatDate(endsAt, language),
        isEnding: endsAt !== null && endsAt.getTime() - now.getTime() < RENEWAL_NOTICE_DAYS * 86_400_000,
        pending,
        tooOld,
        confirmed,
      }
      return view
    },
    async act(text) {
      const token = parseSubscriberToken(text)
      if (!token) return refused(null, new Refusal(wordsOf(alertWords, language).own.missing), {})
      const request = { token, address, now, language, entries: await entries() }
      return runAction(bindSubscriberActions(deps), subscriberActions, request)
    },
  }
}

/** The list with some filters. */
function listOf(filters: Filters): string {
  const search = writeListAddress(filters)
  return search.size > 0 ? `/eiendommer?${search}` : '/eiendommer'
}
