import { useId } from 'react'
import { Form } from 'react-router'
import { type Action, isVisible } from '../../../forms/action.ts'
import type { ActionResult } from '../../../forms/action-result.ts'
import type { Option } from '../../../forms/field.ts'
import { FieldView } from '../../forms/field-view.tsx'
import { staffControls } from '../controls.tsx'
import { ActionButton, type ActionButtonProps } from './action-button.tsx'
import { givenBack } from './given-back.ts'
import { useSubmission } from './use-submission.ts'

type FieldName<A extends Action> = keyof A['fields'] & string

export interface ActionFormProps<A extends Action>
  extends Pick<ActionButtonProps, 'look' | 'label' | 'about' | 'spokenLabel'> {
  action: A
  /** Other actions with the same fields: each has a button of its own below, with what it means. */
  alternatives?: readonly Action[]
  /** The result of the page's last action, whichever it was. */
  result: ActionResult | undefined
  /** What hidden fields hold, and what the others hold to begin with. */
  values?: Readonly<Partial<Record<FieldName<A>, string>>>
  /** What can be chosen, of fields whose choices are data. */
  choices?: Readonly<Partial<Record<FieldName<A>, readonly Option[]>>>
  /** Begins the ids of its fields; needed where tests or links go by them. */
  id?: string
  /** Lays the fields out in one row. */
  isRow?: boolean
  /** Where a whole new page has to come: the session is another one afterwards. */
  reloadDocument?: boolean
  /** The element of the page that a browser without scripts comes back to. */
  anchor?: string
}

/** No text beside a field of an action depends on the other answers. */
const NO_SITUATION = { answers: {}, today: '' }

/**
 * The form of a staff action: its fields, what is wrong with them, and its button. It works without scripts, is sent
 * once, and keeps what was written until it is done.
 */
export function ActionForm<A extends Action>(props: ActionFormProps<A>) {
  const {
    action,
    alternatives = [],
    result,
    values = {},
    choices = {},
    isRow,
    reloadDocument,
    anchor,
  } = props
  const { look, label, about, spokenLabel } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const fields = Object.entries(action.fields)
  const given = givenBack([action, ...alternatives], result, values)
  const { form, isSending, onSubmit } = useSubmission(result)
  const initial: Readonly<Partial<Record<string, string>>> = values
  const offered: Readonly<Partial<Record<string, readonly Option[]>>> = choices
  const visible = fields.filter(([, field]) => isVisible(field))
  return (
    <Form
      ref={form}
      method="post"
      action={anchor && `#${anchor}`}
      encType={fields.some(([, { kind }]) => kind === 'files') ? 'multipart/form-data' : undefined}
      className={classOf(action, visible.length > 0, isRow)}
      onSubmit={onSubmit}
      reloadDocument={reloadDocument}
    >
      {fields.map(
        ([name, field]) =>
          !isVisible(field) &&
          initial[name] !== undefined && <input key={name} type="hidden" name={name} value={initial[name]} />,
      )}
      {action.explain && <p className="quiet">{action.explain}</p>}
      {visible.map(([name, field]) => (
        <FieldView
          key={name}
          id={`${id}-${name}`}
          name={name}
          field={field}
          values={given?.values[name] ?? [initial[name] ?? []].flat()}
          error={given?.errors[name]}
          situation={NO_SITUATION}
          warning={null}
          choices={offered[name] ?? []}
          browserChecks
          marksOptional={visible.length > 1}
          controls={staffControls}
        />
      ))}
      <ActionButton {...{ action, isSending, look, label, about, spokenLabel }} />
      {alternatives.map((other) => (
        <Alternative key={other.name} action={other} isSending={isSending} look={look} />
      ))}
    </Form>
  )
}

function Alternative({ action, ...button }: Pick<ActionButtonProps, 'action' | 'isSending' | 'look'>) {
  return (
    <>
      {action.explain && <p className="quiet">{action.explain}</p>}
      <ActionButton action={action} {...button} />
    </>
  )
}

function classOf({ explain }: Action, hasFields: boolean, isRow: boolean | undefined): string | undefined {
  if (!hasFields) return explain ? 'staff-deed' : undefined
  return isRow ? 'row' : 'staff-form'
}
