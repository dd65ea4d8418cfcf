import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { editingTexts } from '../editing.words.ts'
import * as checkStyles from './check.module.css'
import * as styles from './editor-notice.module.css'
import * as staffNoticeStyles from './staff-notice.module.css'

/** The id of the form that the notice belongs to. */
export const EDITOR = 'rediger'

interface EditorNoticeProps {
  result: ActionResult | undefined
  notice: string | null
  /** A failure in one part of the save; the rest was saved. */
  failure?: ReactNode
  /** What can be done about the save, such as undoing it. */
  children?: ReactNode
}

/**
 * The result of the last save. Takes the focus, since the button is far below. Errors link to their fields, and a
 * colleague's newer version can be viewed or overwritten.
 */
export function EditorNotice({ result, notice, failure = null, children }: EditorNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const refused = result?.status === 'refused' ? result : null
  const errors = Object.entries(refused?.errors ?? {})
  const error = errors.length > 0 ? editingTexts.wrong : refused?.message
  const isBad = Boolean(error || failure)
  useEffect(() => {
    if (refused || notice) box.current?.focus()
  }, [refused, notice])
  if (!error && !notice) return null
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`${staffNoticeStyles.root} ${styles.root}`}
      data-tone={isBad ? 'bad' : undefined}
      role={isBad ? 'alert' : 'status'}
    >
      {!error && failure}
      <p>{error || notice}</p>
      {!error && children}
      {errors.length > 0 && (
        <ul>
          {errors.map(([id, sentence]) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => go(event, id)}>
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      )}
      {refused?.conflict && (
        <>
          <p>
            <a href={pathname} target="_blank" rel="noopener">
              {editingTexts.seeOther}
            </a>
          </p>
          <label className={checkStyles.root}>
            <input
              type="checkbox"
              name="over"
              value={refused.conflict}
              form={EDITOR}
              key={refused.conflict}
            />{' '}
            {editingTexts.over}
          </label>
        </>
      )}
    </div>
  )
}
