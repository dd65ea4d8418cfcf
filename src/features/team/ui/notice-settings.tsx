import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { noticeActions } from '../../staff-notices/notices.ts'
import { noticeTexts } from '../../staff-notices/notices.words.ts'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import type { OwnAccount } from '../server/account-work.ts'
import { PushDevices } from './push-devices.tsx'

interface NoticeSettingsProps {
  account: Pick<OwnAccount, 'notices' | 'push'>
  result: ActionResult | undefined
}

/** How, and on which devices, a staff member wants to be told what is new in their cases. */
export function NoticeSettings({ account: { notices, push }, result }: NoticeSettingsProps) {
  return (
    <Panel id="varsler">
      <h2>{noticeTexts.title}</h2>
      <p className="quiet">{noticeTexts.text}</p>
      <ActionForm
        action={noticeActions.choose}
        values={notices}
        result={result}
        anchor="varsler"
        id="varsel"
      />
      <PushDevices push={push} result={result} />
    </Panel>
  )
}
