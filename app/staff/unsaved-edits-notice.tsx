import { editingTexts as texts } from '../../forms/staff/editing.words.ts'
import * as linkButtonStyles from '../components/ui/link-button.module.css'
import * as staffNoticeStyles from './staff-notice.module.css'
import { useUnsavedEdits } from './use-unsaved-edits.ts'

/** Saves the unsaved edits of the page's editor in the tab, and says when earlier ones were restored. */
export function UnsavedEditsNotice({ isSaved }: { isSaved: boolean }) {
  const { isPutBack, discard } = useUnsavedEdits(isSaved)
  if (!isPutBack) return null
  return (
    <div className={staffNoticeStyles.root} data-tone="warm" role="alert">
      <p>{texts.putBack}</p>
      <button type="button" className={linkButtonStyles.root} onClick={discard}>
        {texts.discard}
      </button>
    </div>
  )
}
