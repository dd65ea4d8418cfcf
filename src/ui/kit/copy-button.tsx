import { useWords } from '../page/use-words.ts'
import * as styles from './copy-button.module.css'
import { copyWords } from './copy-button.words.ts'

/** Copies a text to the clipboard, and announces it (`page-script/buttons.ts`). */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { copy, copied } = useWords(copyWords)
  return (
    <button
      className={`${styles.root} scripts-only`}
      type="button"
      data-copy={text}
      data-label={copy}
      data-copied={copied}
    >
      <span className="visually-hidden">{what}: </span>
      <span aria-live="polite">{copy}</span>
    </button>
  )
}
