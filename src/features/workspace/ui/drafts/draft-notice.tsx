import { formatWhen } from '../../../../domain/time/format-moment.ts'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import { useSite } from '../../../../ui/page/site-context.ts'
import { editingTexts } from '../../editing.words.ts'
import * as staffNoticeStyles from '../staff-notice.module.css'
import type { StoredDraft } from './draft-store.ts'
import type { FormDraft } from './use-form-draft.ts'

/** Says that a form's draft was put back, that another one lies on the device, or that it is too long to be kept. */
export function DraftNotice({ draft }: { draft: FormDraft }) {
  return (
    <>
      {draft.isPutBack && (
        <div className={staffNoticeStyles.root} data-tone="warm" role="alert">
          <p>{editingTexts.putBack}</p>
          <LinkButton type="button" onClick={draft.discardEdits}>
            {editingTexts.discard}
          </LinkButton>
        </div>
      )}
      {draft.offered && (
        <OfferedDraft
          draft={draft.offered}
          isOutdated={draft.isOutdated}
          onTake={draft.take}
          onDiscard={draft.discardOffered}
        />
      )}
      {draft.isTooLong && (
        <p className={staffNoticeStyles.root} data-tone="warm" role="alert">
          {editingTexts.draft.tooLong}
        </p>
      )}
    </>
  )
}

interface OfferedDraftProps {
  draft: StoredDraft
  /** Whether it was written on another version than the form shows. */
  isOutdated?: boolean
  onTake: () => void
  onDiscard: () => void
}

/** A draft from another time or another tab, to be put into the form or discarded. */
export function OfferedDraft({ draft, isOutdated = false, onTake, onDiscard }: OfferedDraftProps) {
  const { language } = useSite()
  const texts = editingTexts.draft
  return (
    <div className={staffNoticeStyles.root} data-tone="warm" role="status">
      <p>
        {texts.offered(formatWhen(new Date(draft.at), new Date(), language))} {isOutdated && texts.outdated}
      </p>
      <div className="row">
        <LinkButton type="button" onClick={onTake}>
          {texts.take}
        </LinkButton>
        <LinkButton type="button" onClick={onDiscard}>
          {texts.discard}
        </LinkButton>
      </div>
    </div>
  )
}
