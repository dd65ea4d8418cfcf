import type { Language } from '../../../../landlord-types/language.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { languageOfPage, wordsOf } from '../../../domain/text/language.ts'
import type { Entries } from '../../../forms/engine/read.ts'
import type { Log } from '../../../platform/base/log.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { PhotoDeps } from '../../../platform/photos/take-photo.ts'
import { type ActionTable, actionTable, bindActions } from '../../workspace/server/actions/handlers.ts'
import { readPosted } from '../../workspace/server/actions/posted.ts'
import { runAction } from '../../workspace/server/actions/run-action.ts'
import { recipientWords } from '../recipient.words.ts'
import { recipientActions } from '../recipient-actions.ts'
import { recipientPath } from '../recipient-path.ts'
import { showNotice } from '../show-notice.ts'
import { showInForm } from './known-notices.ts'
import type { NoticePages } from './page-services.ts'
import { readCurrentNotices } from './read-notices.ts'
import { acceptNotices, readRecipient, refuseNotices } from './refuse-notices.ts'

interface Deps {
  database: Pick<Database, 'pool' | 'reads'>
  log: Log
}

/** A recipient's request to do something. */
interface RecipientRequest {
  recipient: string
  now: Date
  language: Language
  entries: Entries
}

declare module '../../workspace/server/actions/handlers.ts' {
  interface ActionRequests {
    recipient: RecipientRequest
  }
}

/** The public pages of notices, for one request. */
export function noticePages(deps: Deps, context: RequestContext, photoDeps: PhotoDeps): NoticePages {
  const { now } = context
  const language = languageOfPage(new URL(context.request.url).pathname)
  return {
    async current() {
      const notices = await readCurrentNotices(deps.database.pool, now)
      return notices.map((notice) => showNotice(notice, language))
    },
    async inForms() {
      try {
        const notices = await readCurrentNotices(deps.database.reads, now)
        return notices.map((notice) => showInForm(notice, language, now))
      } catch (error) {
        deps.log.warn({ err: error }, 'The notices that a form shows could not be read')
        return null
      }
    },
    async read(recipient) {
      const found = await readRecipient(deps, recipient)
      if (!found) return null
      const { notice, isRefused, isTenant } = found
      return { notice: showNotice(notice, language), isOver: notice.endsAt <= now, isRefused, isTenant }
    },
    async act(recipient) {
      const { entries } = await readPosted(context, photoDeps, false)
      return runAction(bindRecipientActions(deps), recipientActions, { recipient, now, language, entries })
    },
  }
}

export function bindRecipientActions(deps: Deps): ActionTable<'recipient'> {
  const change = async ({ recipient, language }: RecipientRequest, work: typeof acceptNotices) => {
    await work(deps, recipient).catch((error) => {
      deps.log.error({ err: error }, 'Changing who is told of notices failed')
      throw new Refusal(wordsOf(recipientWords, language).failed, { httpStatus: 500 })
    })
    return { to: recipientPath(recipient) }
  }
  return actionTable(
    bindActions(recipientActions, {
      refuse: (_, request) => change(request, refuseNotices),
      accept: (_, request) => change(request, acceptNotices),
    }),
  )
}
