import { useId } from 'react'
import { Form } from 'react-router'
import type { Action } from '../../../forms/action.ts'
import { type ActionResult, actionFields } from '../../../forms/action-result.ts'
import type { Option } from '../../../forms/field.ts'
import { FieldView } from '../../forms/field-view.tsx'
import { givenBack } from './given-back.ts'
import { useSubmission } from './use-submission.ts'

type FieldName<A extends Action> = keyof A['fields'] & string

export interface ActionFormProps<A extends Action> {
  action: A
  /** The result of the page's last action, whichever it was. */
  result: ActionResult | undefined
  /** What hidden fields hold, and what the others hold to begin with. */
  values?: Readonly<Partial<Record<FieldName<A>, string>>>
  /** What can be chosen, of fields whose choices are data. */
  choices?: Readonly<Partial<Record<FieldName<A>, readonly Option[]>>>
  /** Begins the ids of its fields; needed where tests or links go by them. */
  id?: string
  look?: 'primary' | 'quiet' | 'link' | 'danger'
  /** What it is done to, for those who cannot see where the button stands. */
  about?: string
  /** Lays the fields out in one row. */
  isRow?: boolean
  /** Where a whole new page has to come: the session is another one afterwards. */
  reloadDocument?: boolean
}

/** No text beside a field of an action depends on the other answers. */
const NO_SITUATION = { answers: {}, today: '' }

/**
 * The form of a staff action: its fields, what is wrong with them, and its button. It works without scripts, is sent
 * once, and keeps what was written until it is done.
 */
export function ActionForm<A extends Action>(props: ActionFormProps<A>) {
  const { action, result, values = {}, choices = {}, look = 'primary', about, isRow, reloadDocument } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const fields = Object.entries(action.fields)
  const given = givenBack(action, result, values)
  const { form, isSending, onSubmit } = useSubmission(result)
  const initial: Readonly<Partial<Record<string, string>>> = values
  const offered: Readonly<Partial<Record<string, readonly Option[]>>> = choices
  const visible = fields.filter(([, { kind }]) => kind !== 'hidden')
  return (
    <Form
      ref={form}
      method="post"
      className={classOf(action, visible.length > 0, isRow)}
      onSubmit={onSubmit}
      reloadDocument={reloadDocument}
    >
      {fields.map(
        ([name, { kind }]) =>
          kind === 'hidden' && <input key={name} type="hidden" name={name} value={initial[name] ?? ''} />,
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
        />
      ))}
      <button
        className={look === 'link' ? 'link-button' : 'button'}
        data-kind={look === 'quiet' ? 'quiet' : undefined}
        data-tone={look === 'danger' ? 'bad' : undefined}
        type="submit"
        name={actionFields.action}
        value={action.name}
        aria-label={about && `${action.submit}: ${about}`}
        aria-disabled={isSending || undefined}
      >
        {action.submit}
      </button>
    </Form>
  )
}

function classOf({ explain }: Action, hasFields: boolean, isRow: boolean | undefined): string | undefined {
  if (!hasFields) return explain ? 'staff-deed' : undefined
  return isRow ? 'row' : 'staff-form'
}
