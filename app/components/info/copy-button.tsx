import { useEffect, useState } from 'react'
import { useWords } from '../../use-words.ts'
import * as styles from './copy-button.module.css'
import { copyWords } from './copy-button.words.ts'

const SHOWN_MS = 2000

/** Copies a text to the clipboard, and announces it. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const words = useWords(copyWords)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      (error) => console.error('Error copying', error),
    )
  return (
    <button className={`${styles.root} scripts-only`} type="button" onClick={copy}>
      <span className="visually-hidden">{what}: </span>
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
    </button>
  )
}
