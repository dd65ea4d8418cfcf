import { useEffect, useRef } from 'react'
import type { ShownNotice } from '../../domain/documents/building-notice.ts'
import { hiddenFields } from '../../forms/engine/hidden-fields.ts'
import { AlertBox } from '../kit/alert-box.tsx'
import { Button } from '../kit/button.tsx'
import { NoticeList } from '../kit/notice-list.tsx'
import { useWords } from '../page/use-words.ts'
import { focusInView } from './focus-in-view.ts'
import { knownNoticesWords } from './known-notices.words.ts'

/** Says before a form is stored that its fault is known, and offers to be told of it instead. */
export function KnownNotices({ notices }: { notices: readonly ShownNotice[] }) {
  const words = useWords(knownNoticesWords)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => focusInView(box.current), [])
  return (
    <AlertBox ref={box} tabIndex={-1}>
      <h2>{words.title}</h2>
      <NoticeList
        notices={notices}
        after={({ id }) => (
          <Button kind="quiet" type="submit" name={hiddenFields.follow} value={id} formNoValidate>
            {words.follow}
          </Button>
        )}
      />
      <p>{words.other}</p>
    </AlertBox>
  )
}
