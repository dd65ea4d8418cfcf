import { submissionWords } from '../../forms/engine/submission.words.ts'
import { LinkButton } from '../kit/link-button.tsx'
import { useHydrated } from '../page/use-hydrated.ts'
import { useWords } from '../page/use-words.ts'

interface MeantAnswerProps {
  /** The id of the control. */
  id: string
  text: string
  meant: string
}

/** A warning with what was probably meant, which one press takes over. */
export function MeantAnswer({ id, text, meant }: MeantAnswerProps) {
  const { takeMeant } = useWords(submissionWords)
  const takeOver = () => {
    const control = document.getElementById(id)
    if (!(control instanceof HTMLInputElement)) return
    control.value = meant
    control.focus()
    // Of the form, so that its warnings are worked out at once.
    control.form?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <>
      {text}{' '}
      {useHydrated() && (
        <LinkButton type="button" onClick={takeOver}>
          {takeMeant}
        </LinkButton>
      )}
    </>
  )
}
