import { editingTexts } from '../../forms/staff/editing.words.ts'
import { LinkButton } from '../components/ui/link-button.tsx'
import { useWords } from '../use-words.ts'
import * as staffNoticeStyles from './staff-notice.module.css'
import { useUnsavedEdits } from './use-unsaved-edits.ts'

/** Saves the unsaved edits of the page's editor in the tab, and says when earlier ones were restored. */
export function UnsavedEditsNotice({ isSaved }: { isSaved: boolean }) {
  const texts = useWords(editingTexts)
  const { isPutBack, discard } = useUnsavedEdits(isSaved)
  if (!isPutBack) return null
  return (
    <div className={staffNoticeStyles.root} data-tone="warm" role="alert">
      <p>{texts.putBack}</p>
      <LinkButton type="button" onClick={discard}>
        {texts.discard}
      </LinkButton>
    </div>
  )
}
