import { inboxTexts as texts } from '../../../content/staff/inbox.ts'
import { MAX_TEXT_CHARACTERS } from '../../../domain/text-limits.ts'

interface BulkBarProps {
  chosen: number
  all: number
  colleagues: readonly { value: string; label: string }[]
  /** A message that could not be sent. */
  given: string
  onAll: (isChosen: boolean) => void
}

/** What is done to all cases that are chosen at once. The styles show it once a case is chosen. */
export function BulkBar({ chosen, all, colleagues, given, onAll }: BulkBarProps) {
  const { bulk } = texts
  return (
    <div className="bulk-bar">
      <label className="check scripts-only">
        <input
          type="checkbox"
          checked={chosen > 0 && chosen === all}
          onChange={(event) => onAll(event.target.checked)}
        />
        {chosen > 0 ? texts.selected(chosen) : texts.selectAll}
      </label>
      <details className="bulk">
        <summary>{bulk.title}</summary>
        <div className="bulk-actions">
          <button className="button" data-kind="quiet" type="submit" name="handling" value="assign">
            {bulk.assign}
          </button>
          <select name="assignee" aria-label={bulk.assign} defaultValue="meg" autoComplete="off">
            <option value="meg">{bulk.assignMe}</option>
            {colleagues.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <div className="field">
            <label htmlFor="bulk-message">{bulk.closeText}</label>
            <textarea
              id="bulk-message"
              name="message"
              rows={2}
              maxLength={MAX_TEXT_CHARACTERS}
              defaultValue={given}
              aria-describedby="bulk-help"
            />
            <p className="field-help" id="bulk-help">
              {bulk.closeHelp}
            </p>
          </div>
          <select name="status" aria-label={bulk.status} defaultValue="done" autoComplete="off">
            {(['done', 'in-progress', 'waiting-for-sender'] as const).map((status) => (
              <option key={status} value={status}>
                {texts.statuses[status]}
              </option>
            ))}
          </select>
          <button className="button" data-kind="quiet" type="submit" name="handling" value="reply">
            {bulk.apply}
          </button>
        </div>
      </details>
    </div>
  )
}
