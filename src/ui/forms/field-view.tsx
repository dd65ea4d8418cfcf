import { whenOf } from '../../forms/engine/conditions.ts'
import { isOptional } from '../../forms/engine/field-rules.ts'
import { applies } from '../../forms/engine/read.ts'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { LabelledField } from '../kit/field.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { useHydrated } from '../page/use-hydrated.ts'
import { useWords } from '../page/use-words.ts'
import { controls } from './controls.tsx'
import type { ControlOf, Controls, FieldViewProps } from './field-view-props.ts'

/** A field of a form or an action, with the control of its kind. */
export function FieldView(props: FieldViewProps) {
  const texts = useWords(submissionWords)
  const { id, field, error, errorId, situation, warning, marksOptional = true } = props
  const shown: Controls = props.controls ?? controls
  const own: ControlOf | undefined = shown[field.kind]
  if (!own) throw new Error(`There is no control for the kind ${field.kind}`)
  const { layout, Control } = own
  if (layout === 'own') return <Control {...props} describedBy={undefined} />
  return (
    <LabelledField
      id={id}
      label={field.label}
      isGroup={layout === 'group'}
      isLabelHidden={field.isLabelHidden}
      optional={
        marksOptional && isOptional(field) ? (field.isOneOf ? texts.oneOf : texts.optional) : undefined
      }
      help={field.help}
      aside={field.aside && (field.aside(situation) ?? '')}
      warning={warning && (typeof warning === 'string' ? warning : <MeantAnswer id={id} {...warning} />)}
      error={error}
      errorId={errorId}
      data-kind={field.kind}
      data-half={field.half ? '' : undefined}
      data-when={field.showWhen && whenOf(field.showWhen)}
      data-off={field.showWhen && !applies(field.showWhen, situation.answers) ? '' : undefined}
    >
      {(control) => <Control {...props} describedBy={control['aria-describedby']} />}
    </LabelledField>
  )
}

interface MeantAnswerProps {
  /** The id of the control. */
  id: string
  text: string
  meant: string
}

/** A warning with what was probably meant, which one press takes over. */
function MeantAnswer({ id, text, meant }: MeantAnswerProps) {
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
