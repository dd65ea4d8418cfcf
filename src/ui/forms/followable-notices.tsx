import type { FormNotice } from '../../domain/documents/building-notice.ts'
import { hiddenFields } from '../../forms/engine/hidden-fields.ts'
import { Button } from '../kit/button.tsx'
import { NoticeList } from '../kit/notice-list.tsx'
import { useWords } from '../page/use-words.ts'
import { noticesBoxWords } from './notices-box.words.ts'

interface FollowableNoticesProps {
  notices: readonly FormNotice[]
  /** Whether the sender is offered to be told of a notice in place of sending the form. */
  mayFollow: (notice: FormNotice) => boolean
}

/** Notices in a form, each with a button to follow it instead. */
export function FollowableNotices({ notices, mayFollow }: FollowableNoticesProps) {
  const words = useWords(noticesBoxWords)
  const isOffered = notices.some(mayFollow)
  return (
    <>
      {/* Enter in a field presses the first button of its form, which sends it. */}
      {isOffered && <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />}
      <NoticeList
        notices={notices}
        after={(notice) =>
          mayFollow(notice) ? (
            <Button kind="quiet" type="submit" name={hiddenFields.follow} value={notice.id} formNoValidate>
              {words.follow}
            </Button>
          ) : (
            !notice.hasBegun && !notice.isCancelled && <p className="quiet">{words.coming}</p>
          )
        }
      />
      {isOffered && <p>{words.other}</p>}
    </>
  )
}
