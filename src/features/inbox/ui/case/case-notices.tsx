import type { ShownNotice } from '../../../../domain/documents/building-notice.ts'
import { NoticeList } from '../../../../ui/kit/notice-list.tsx'
import { Panel } from '../../../../ui/kit/panel.tsx'
import { staffCaseTexts } from '../../case.words.ts'

/** What the tenants of the house of a case are told now: one line, so that what is to be answered stays in view. */
export function CaseNotices({ notices }: { notices: readonly ShownNotice[] }) {
  return (
    <details>
      <summary>{staffCaseTexts.noticesOf(notices.map(({ title }) => title).join(', '))}</summary>
      <Panel as="div" tone="stone">
        <NoticeList notices={notices} />
      </Panel>
    </details>
  )
}
