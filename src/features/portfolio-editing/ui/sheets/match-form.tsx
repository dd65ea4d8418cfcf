import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { categories } from '#landlord/categories.ts'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { LabelledField } from '../../../../ui/kit/field.tsx'
import { ActionButton } from '../../../workspace/ui/actions/action-button.tsx'
import { sheetActions } from '../../sheet.ts'
import { sheetTexts } from '../../sheet.words.ts'
import { targetOptions } from '../../sheet-columns.ts'
import type { MatchedColumn, SheetImport } from '../../sheet-report.ts'
import * as styles from './sheets.module.css'

const { matching: texts } = sheetTexts

/** Asks what each column of a sheet is, with a guess to begin from: first about those that were not known. */
export function MatchForm({ sheet: { matching, state }, result }: MatchFormProps) {
  const id = useId()
  const isSending = useNavigation().state !== 'idle'
  const { sheets, sheet, heads, head, type, columns } = matching
  const unknown = state === 'matching' ? columns.filter(({ isSure }) => !isSure) : []
  const known = columns.filter((column) => !unknown.includes(column))
  const given = result?.status === 'refused' && result.action === sheetActions.match.name ? result.given : {}
  const list = (some: readonly MatchedColumn[]) => (
    <ul className={`plain ${styles.columns}`}>
      {some.map((column) => {
        const name = `columns.${columns.indexOf(column)}`
        return (
          <li key={column.place}>
            <input type="hidden" name={`${name}.place`} value={column.place} />
            <Choice
              id={`${id}-${column.place}`}
              label={column.heading}
              name={`${name}.target`}
              value={given[`${name}.target`]?.[0] ?? column.target}
              options={targetOptions}
            />
            <small>{column.examples.join(' · ')}</small>
          </li>
        )
      })}
    </ul>
  )
  return (
    <Form method="post" noValidate className={styles.match} key={`${sheet} ${head}`}>
      <input type="hidden" name="shownSheet" value={sheet} />
      <input type="hidden" name="shownHead" value={head} />
      <p>{unknown.length > 0 ? texts.leadUnknown(unknown.map(({ heading }) => heading)) : texts.lead}</p>
      {unknown.length > 0 && list(unknown)}
      <div className={styles.columns}>
        {type !== null && (
          <Choice
            id={`${id}-type`}
            label={texts.type}
            name="type"
            value={given.type?.[0] ?? type}
            options={categories.map((category) => ({ value: category.type, label: category.type }))}
          />
        )}
        {sheets.length > 1 ? (
          <Choice
            id={`${id}-ark`}
            label={texts.sheet}
            name="sheet"
            value={String(sheet)}
            options={sheets.map((name, place) => ({ value: String(place), label: name }))}
          />
        ) : (
          <input type="hidden" name="sheet" value={sheet} />
        )}
        <Choice
          id={`${id}-rad`}
          label={texts.head}
          name="head"
          value={String(head)}
          options={heads.map(({ row, text }) => ({
            value: String(row),
            label: texts.headRow(row + 1, text),
          }))}
        />
      </div>
      {unknown.length === 0 ? (
        list(known)
      ) : (
        <details>
          <summary>{texts.known(known.length)}</summary>
          {list(known)}
        </details>
      )}
      <ActionButton action={sheetActions.match} isSending={isSending} />
    </Form>
  )
}

interface MatchFormProps {
  sheet: SheetImport
  result: ActionResult | undefined
}

interface ChoiceProps {
  id: string
  label: string
  name: string
  value: string
  options: readonly { value: string; label: string }[]
}

function Choice({ id, label, name, value, options }: ChoiceProps) {
  return (
    <LabelledField id={id} label={label}>
      {(control) => (
        <select {...control} name={name} defaultValue={value} autoComplete="off">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  )
}
