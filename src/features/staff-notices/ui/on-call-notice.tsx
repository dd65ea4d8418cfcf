import * as staffNoticeStyles from '../../workspace/ui/staff-notice.module.css'
import { rotaTexts } from '../rota.words.ts'
import type { OnCallNow } from '../server/rota-view.ts'

/** Who gets urgent cases at this moment. */
export function OnCallNotice({ now }: { now: OnCallNow }) {
  if (now.kind === 'on-call')
    return (
      <p className={staffNoticeStyles.root}>
        <span>
          {rotaTexts.nowTitle}: <strong>{rotaTexts.now(now.names)}</strong>{' '}
          <small>{rotaTexts.until(now.until)}</small>
        </span>
      </p>
    )
  return (
    <p className={staffNoticeStyles.root} data-tone={now.isOfficeOpen ? undefined : 'bad'}>
      {now.isOfficeOpen ? rotaTexts.officeNow(now.name) : rotaTexts.fallbackNow(now.name)}
    </p>
  )
}
