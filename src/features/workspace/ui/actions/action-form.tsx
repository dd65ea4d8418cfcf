import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { type Action, isVisible } from '../../../../forms/engine/action.ts'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import type { Field, Option } from '../../../../forms/engine/field.ts'
import { FieldView } from '../../../../ui/forms/field-view.tsx'
import { useTranslated } from '../../../../ui/forms/use-translated.ts'
import { NoBreak } from '../../../../ui/kit/no-break.tsx'
import { shownChoices, staffControls } from '../controls.tsx'
import { DraftNotice } from '../drafts/draft-notice.tsx'
import { useFormDraft } from '../drafts/use-form-draft.ts'
import * as staffFormStyles from '../staff-form.module.css'
import { ActionButton, type ActionButtonProps } from './action-button.tsx'
import * as styles from './action-form.module.css'
import { refusedValues } from './refused-values.ts'
import { SecondFactorField } from './second-factor-field.tsx'

type FieldName<A extends Action> = keyof A['fields'] & string

export interface ActionFormProps<A extends Action>
  extends Pick<ActionButtonProps, 'look' | 'label' | 'about' | 'spokenLabel'> {
  action: A
  /** Another one, for what scripts do by themselves: browsers without them get its button. */
  withoutScripts?: Action
  /** The result of the page's last action, whichever it was. */
  result: ActionResult | undefined
  /** The values of hidden fields, and the initial values of the others. */
  values?: Readonly<Partial<Record<FieldName<A>, string | readonly string[]>>>
  /** The choices of fields whose choices come from data. */
  choices?: Readonly<Partial<Record<FieldName<A>, readonly Option[]>>>
  /** The prefix of the ids of its fields, if tests or links refer to them. */
  id?: string
  /** Fields that few need, folded into a line. They are unfolded where one of them has an error. */
  folded?: { summary: string; fields: readonly FieldName<A>[] }
  /** Lays the fields out in one row. */
  isRow?: boolean
  /** Loads a new document afterwards, since the action changes the session. */
  reloadDocument?: boolean
  /** The id of the element that a browser without scripts scrolls to afterwards. */
  anchor?: string
}

/** Fields of actions have no hints that depend on other answers. */
const NO_SITUATION = { answers: {}, today: '' }

/**
 * The form of a staff action: its fields, errors and button. It works without scripts, is sent once, and keeps its
 * values until the action is done.
 */
export function ActionForm<A extends Action>(props: ActionFormProps<A>) {
  const {
    action: declared,
    withoutScripts,
    result,
    values = {},
    choices = {},
    folded,
    isRow,
    reloadDocument,
    anchor,
  } = props
  const { look, label, about, spokenLabel } = props
  const action = useTranslated(declared)
  const ownId = useId()
  const id = props.id ?? ownId
  const fields = Object.entries(action.fields)
  const given = refusedValues([action, ...(withoutScripts ? [withoutScripts] : [])], result, values)
  const { form, isSending, onSubmit } = useSubmission(result)
  const draft = useFormDraft({
    form,
    name: draftName(useLocation().pathname, action, values),
    fields: action.fields,
    isSending,
  })
  const initial: Readonly<Partial<Record<string, string | readonly string[]>>> = values
  const offered: Readonly<Partial<Record<string, readonly Option[]>>> = choices
  const visible = fields.filter(([, field]) => isVisible(field))
  const isFolded = (name: string) => folded?.fields.some((each) => each === name) ?? false
  const viewOf = ([name, field]: [string, Field]) => (
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
      // Photos are files, which their handler asks for.
      marksOptional={visible.length > 1 && field.kind !== 'photos'}
      controls={areAllShown(field, offered[name]) ? shownChoices : staffControls}
    />
  )
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      action={anchor && `#${anchor}`}
      encType={
        fields.some(([, { kind }]) => kind === 'files' || kind === 'photos')
          ? 'multipart/form-data'
          : undefined
      }
      className={classOf(action, visible.length > 0, isRow)}
      onSubmit={onSubmit}
      reloadDocument={reloadDocument}
    >
      {fields.map(([name, field]) =>
        isVisible(field)
          ? null
          : [initial[name] ?? []]
              .flat()
              .map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
      )}
      <DraftNotice draft={draft} />
      {action.explain && (
        <p className="quiet">
          <NoBreak>{action.explain}</NoBreak>
        </p>
      )}
      {visible.filter(([name]) => !isFolded(name)).map(viewOf)}
      {folded && (
        <details open={folded.fields.some((name) => given?.errors[name] !== undefined) || undefined}>
          <summary>{folded.summary}</summary>
          <div className={staffFormStyles.root}>{visible.filter(([name]) => isFolded(name)).map(viewOf)}</div>
        </details>
      )}
      {given && result?.status === 'refused' && result.secondFactorDue && (
        <SecondFactorField ways={result.secondFactorDue} message={result.message} form={form} takesFocus />
      )}
      <ActionButton {...{ action, isSending, look, label, about, spokenLabel }} />
      {withoutScripts && (
        <div className="no-scripts-only">
          <ActionButton action={withoutScripts} look="quiet" />
        </div>
      )}
    </Form>
  )
}

const areAllShown = (field: Field, offered: readonly Option[] = []) =>
  field.kind === 'select' &&
  field.maxShown !== undefined &&
  field.options.length + offered.length <= field.maxShown

/** The page, the action and what its hidden fields say: forms of one action on several lines have drafts of their own. */
const draftName = (
  pathname: string,
  { name, fields }: Action,
  values: Readonly<Partial<Record<string, string>>>,
) =>
  [
    pathname,
    name,
    ...Object.keys(fields).flatMap((each) => (isHidden(fields[each]) ? (values[each] ?? []) : [])),
  ].join(' ')

const isHidden = (field: Field | undefined) => field !== undefined && !isVisible(field)

function classOf({ explain }: Action, hasFields: boolean, isRow: boolean | undefined): string | undefined {
  if (!hasFields) return explain ? styles.root : undefined
  return isRow ? 'row' : staffFormStyles.root
}

interface Submission {
  form: RefObject<HTMLFormElement | null>
  isSending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Sends a form once at a time, and empties it when what was sent from it has been done. */
function useSubmission(result: ActionResult | undefined): Submission {
  const form = useRef<HTMLFormElement>(null)
  const isOurs = useRef(false)
  const isSending = useNavigation().state !== 'idle'
  useEffect(() => {
    if (isSending || !isOurs.current) return
    isOurs.current = false
    if (result?.status !== 'refused') form.current?.reset()
  }, [isSending, result])
  return {
    form,
    isSending,
    onSubmit(event) {
      if (isSending || isOurs.current) event.preventDefault()
      else isOurs.current = true
    },
  }
}
