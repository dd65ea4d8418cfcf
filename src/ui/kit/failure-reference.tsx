import { useWords } from '../page/use-words.ts'
import { pageWords } from './page.words.ts'

/** The reference of a failed read in the log; empty if there was no failure. */
export function FailureReference({ reference }: { reference: string | null }) {
  const { notRead } = useWords(pageWords)
  if (!reference) return null
  return (
    <p className="quiet">
      {`${notRead} `}
      <code>{reference}</code>
    </p>
  )
}
