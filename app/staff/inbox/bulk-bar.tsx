import { inboxTexts as texts } from '../../../content/staff/inbox.ts'
import { useHydrated } from '../../use-hydrated.ts'

interface BulkBarProps {
  chosen: number
  all: number
  colleagues: readonly { value: string; label: string }[]
  /** A message that could not be sent. */
  given: string
  onAll: (isChosen: boolean) => void
}

/** What is done to all cases that are chosen at once. Without scripts it is there for the boxes below. */
export function BulkBar({ chosen, all, colleagues, given, onAll }: BulkBarProps) {
  const isAlive = useHydrated()
  const { bulk } = texts
  return (
    <div className="bulk-bar">
      {isAlive && (
        <label className="check">
          <input
            type="checkbox"
            checked={chosen > 0 && chosen === all}
            onChange={(event) => onAll(event.target.checked)}
          />
          {chosen > 0 ? texts.selected(chosen) : texts.selectAll}
        </label>
      )}
      {/* Hidden, not gone: what is written there is still there when a case is chosen again. */}
      <details className="bulk" open={!isAlive || undefined} hidden={isAlive && chosen === 0}>
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
              maxLength={10000}
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
