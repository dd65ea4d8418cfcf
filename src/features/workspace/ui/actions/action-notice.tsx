import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { StaffNoticeBar } from '../staff-head.tsx'

/** The result of the page's last action, at the top of the page. */
export function ActionNotice({
  result,
  notice,
}: {
  result: ActionResult | undefined
  notice?: string | null
}) {
  const isRefused = result?.status === 'refused'
  return (
    <StaffNoticeBar
      error={isRefused ? result.message : null}
      notice={result?.status === 'done' ? result.notice : notice}
    />
  )
}
