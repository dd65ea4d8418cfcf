import type { ActionResult } from '../../forms/action-result.ts'
import { noticeActions } from '../../forms/staff/notices.ts'
import { noticeTexts } from '../../forms/staff/notices.words.ts'
import type { OwnAccount } from '../../server/workspace/account-work.ts'
import { Panel } from '../components/ui/panel.tsx'
import { ActionForm } from './actions/action-form.tsx'
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
