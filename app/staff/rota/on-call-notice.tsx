import { rotaTexts } from '../../../forms/staff/rota.words.ts'
import type { OnCallNow } from '../../../server/workspace/rota-view.ts'
import { useWords } from '../../use-words.ts'
import * as staffNoticeStyles from '../staff-notice.module.css'

/** Who gets urgent cases at this moment. */
export function OnCallNotice({ now }: { now: OnCallNow }) {
  const texts = useWords(rotaTexts)
  if (now.kind === 'on-call')
    return (
      <p className={staffNoticeStyles.root}>
        <span>
          {texts.nowTitle}: <strong>{texts.now(now.names)}</strong> <small>{texts.until(now.until)}</small>
        </span>
      </p>
    )
  return (
    <p className={staffNoticeStyles.root} data-tone={now.isOfficeOpen ? undefined : 'bad'}>
      {now.isOfficeOpen ? texts.officeNow(now.name) : texts.fallbackNow(now.name)}
    </p>
  )
}
