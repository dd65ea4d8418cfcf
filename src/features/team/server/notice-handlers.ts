import { choiceIn } from '../../../domain/submissions/no-choice.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { chosenByMail, chosenByPush } from '../../staff-notices/notice-kinds.ts'
import { noticeActions } from '../../staff-notices/notices.ts'
import { noticeTexts } from '../../staff-notices/notices.words.ts'
import { saveNoticeSettings } from '../../staff-notices/server/notices/notice-settings.ts'
import { type BoundAction, bindActions } from '../../workspace/server/actions/handlers.ts'

export function bindNoticeActions({ database: { pool } }: StaffDeps): BoundAction[] {
  return bindActions(noticeActions, {
    async choose({ byMail = [], byPush = [], quietFrom, quietTo, summaryAt }, { staff }) {
      const [from, to] = [choiceIn(quietFrom), choiceIn(quietTo)]
      if ((from === null) !== (to === null))
        throw new Refusal(noticeTexts.halfQuiet, {
          errors: { [from === null ? 'quietFrom' : 'quietTo']: noticeTexts.halfQuiet },
        })
      await saveNoticeSettings(pool, staff.id, {
        byMail: chosenByMail.filter((reason) => byMail.includes(reason)),
        byPush: chosenByPush.filter((reason) => byPush.includes(reason)),
        quiet: from === null || to === null ? null : { from: Number(from), to: Number(to) },
        summaryAt: Number(summaryAt),
      })
      return { notice: noticeTexts.saved }
    },
  })
}
