import { choiceIn } from '../../domain/no-choice.ts'
import { chosenByMail, chosenByPush } from '../../domain/notices.ts'
import { Refusal } from '../../domain/refusal.ts'
import { noticeActions } from '../../forms/staff/notices.ts'
import { noticeTexts } from '../../forms/staff/notices.words.ts'
import { type BoundAction, bindActions } from '../actions/handlers.ts'
import { saveNoticeSettings } from '../notices/notice-settings.ts'
import type { StaffDeps } from '../staff/deps.ts'

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
