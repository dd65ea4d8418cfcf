import type { ActionResult } from '../../../forms/action-result.ts'
import { StaffNotice } from '../staff-head.tsx'

/** What the page's last action came to, in a sentence, where a person looks first. */
export function ActionNotice({
  result,
  notice,
}: {
  result: ActionResult | undefined
  notice?: string | null
}) {
  const isRefused = result?.status === 'refused'
  return (
    <StaffNotice
      error={isRefused ? result.message : null}
      notice={result?.status === 'done' ? result.notice : notice}
    />
  )
}
