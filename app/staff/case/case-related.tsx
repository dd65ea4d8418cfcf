import { Form } from 'react-router'
import { staffCaseTexts as texts } from '../../../content/staff/case.ts'
import { inboxTexts } from '../../../content/staff/inbox.ts'
import type { CaseLink, StaffCase } from '../../../server/casework/staff-views.ts'

interface CaseRelatedProps {
  shown: StaffCase
  /** How often somebody has said that a case belongs to this one. */
  round: number
  /** A reference that could not be taken. */
  given: string
}

/** The cases that belong to this one, and how to say that one does. */
export function CaseRelated({ shown, round, given }: CaseRelatedProps) {
  return (
    <div className="staff-card case-related">
      <Links title={texts.mergedTitle} links={shown.merged} />
      <Links title={texts.linksTitle} links={shown.links} />
      <Links title={texts.sameSender} links={shown.sameSender} />
      <Links title={texts.sameProperty} links={shown.sameProperty} />
      <details open={given !== '' || undefined}>
        <summary>{texts.relate.title}</summary>
        <Form method="post" className="staff-form" key={round}>
          <div className="field">
            <label htmlFor="other">{texts.relate.label}</label>
            <input
              id="other"
              name="other"
              defaultValue={given}
              required
              maxLength={20}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
          <button className="button" data-kind="quiet" type="submit" name="handling" value="link">
            {texts.relate.link}
          </button>
          {shown.canMerge && !shown.mergedInto && (
            <>
              <p className="quiet">{texts.relate.mergeText}</p>
              <button className="button" data-kind="quiet" type="submit" name="handling" value="merge">
                {texts.relate.merge}
              </button>
            </>
          )}
        </Form>
      </details>
    </div>
  )
}

function Links({ title, links }: { title: string; links: readonly CaseLink[] }) {
  if (links.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul className="plain staff-lines">
        {links.map(({ reference, formName, status, sentAt, sender }) => (
          <li key={reference}>
            <span>
              <a href={`/saker/${reference}`}>{formName}</a>
              <small>{[sender, sentAt, inboxTexts.statuses[status]].filter(Boolean).join(', ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
