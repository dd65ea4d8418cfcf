import type { KeyboardEvent } from 'react'
import { Form } from 'react-router'
import { writeNumber } from '../../../../domain/format/write-number.ts'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import { ActionButton } from '../../../workspace/ui/actions/action-button.tsx'
import { portfolioListTexts } from '../../list.words.ts'
import { portfolioListActions } from '../../list-actions.ts'
import type { PropertyLine } from '../../server/list-properties.ts'
import * as styles from './portfolio-row.module.css'

/** What a rent is edited with. */
export interface RentEditing {
  snapshot: string
  /** The idempotency key of the page. */
  pageKey: string
  /** What was typed, where it was refused. */
  refused: string | null
}

interface RowRentProps {
  line: PropertyLine
  mayEdit: boolean
  editing: RentEditing | null
  onEdit: (id: string | null) => void
}

/** The field is there because it was asked for: what is typed takes the place of the rent. */
const selectField = (field: HTMLInputElement | null) => field?.select()

/** The rent of a property in the list; a press on it makes it a field. */
export function RowRent({ line: { id, title, rent, price }, mayEdit, editing, onEdit }: RowRentProps) {
  if (!mayEdit) return <span className={styles.rent}>{rent ?? portfolioListTexts.noRent}</span>
  if (!editing)
    return (
      <span className={styles.rent}>
        <LinkButton
          type="button"
          className="scripts-only"
          aria-label={`${portfolioListTexts.editRent(title)}, ${rent ?? portfolioListTexts.noRent}`}
          data-edits-rent={id}
          onClick={() => onEdit(id)}
        >
          {rent ?? portfolioListTexts.noRent}
        </LinkButton>
        <span className="no-scripts-only">{rent ?? portfolioListTexts.noRent}</span>
      </span>
    )
  const cancel = () => {
    onEdit(null)
    // The button takes the place of the field.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-edits-rent="${id}"]`)?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    cancel()
  }
  return (
    <Form method="post" noValidate preventScrollReset className={styles.editing} onKeyDown={onKeyDown}>
      <input type="hidden" name="properties" value={id} />
      <input type="hidden" name="snapshot" value={editing.snapshot} />
      <input type="hidden" name="key" value={editing.pageKey} />
      <input
        ref={selectField}
        name="rent"
        type="text"
        aria-label={portfolioListTexts.newRent(title)}
        defaultValue={editing.refused ?? (price === null ? '' : writeNumber(price))}
        maxLength={30}
        autoComplete="off"
      />
      <ActionButton
        action={portfolioListActions.changeRents}
        look="quiet"
        label={portfolioListTexts.saveRent}
        about={title}
      />
      <LinkButton type="button" onClick={cancel}>
        {portfolioListTexts.cancelRent}
      </LinkButton>
    </Form>
  )
}
