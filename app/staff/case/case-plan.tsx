import { Form } from 'react-router'
import { staffCaseTexts as texts } from '../../../content/staff/case.ts'
import { NO_CHOICE } from '../../../domain/no-choice.ts'
import type { StaffCase } from '../../../server/casework/staff-views.ts'
import { listOf } from './case-top.tsx'

/** Who has the case, and when something is to happen. */
export function CasePlan({ shown }: { shown: StaffCase }) {
  const { assignee, isMine, colleagues, follows, followers, snoozedUntil } = shown
  return (
    <section className="staff-card case-plan">
      <h2>{texts.assign.title}</h2>
      <Form method="post" className="staff-form" key={assignee?.id ?? 'ingen'}>
        <div className="field">
          <label className="visually-hidden" htmlFor="assignee">
            {texts.assign.title}
          </label>
          <select id="assignee" name="assignee" defaultValue={assignee?.id ?? NO_CHOICE} autoComplete="off">
            <option value={NO_CHOICE}>{texts.assign.nobody}</option>
            {colleagues.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <button className="button" data-kind="quiet" type="submit" name="handling" value="assign">
          {texts.assign.save}
        </button>
      </Form>
      {!isMine && (
        <Form method="post">
          <input type="hidden" name="assignee" value="meg" />
          <button className="button" type="submit" name="handling" value="assign">
            {texts.assign.me}
          </button>
        </Form>
      )}
      <Form method="post">
        <input type="hidden" name="follows" value={follows ? 'nei' : 'ja'} />
        <button className="link-button" type="submit" name="handling" value="follow">
          {follows ? texts.unfollow : texts.follow}
        </button>
        {followers.length > 0 && <small> {texts.followers(listOf(followers))}</small>}
      </Form>
      {!shown.mergedInto && <DueAndSnooze shown={shown} />}
      {snoozedUntil && !shown.mergedInto && (
        <Form method="post">
          <input type="hidden" name="until" value="" />
          <button className="link-button" type="submit" name="handling" value="snooze">
            {texts.snooze.wake}
          </button>
        </Form>
      )}
    </section>
  )
}

/** When something is to happen. A case that is merged into another has no days of its own. */
function DueAndSnooze({ shown: { dueOn } }: { shown: StaffCase }) {
  return (
    <>
      <details open={dueOn !== null || undefined}>
        <summary>{texts.due.title}</summary>
        <Form method="post" className="staff-form" key={dueOn}>
          <div className="field">
            <label htmlFor="due">{texts.due.label}</label>
            <input id="due" name="due" type="date" defaultValue={dueOn ?? ''} />
          </div>
          <button className="button" data-kind="quiet" type="submit" name="handling" value="due">
            {texts.due.save}
          </button>
        </Form>
      </details>
      <details>
        <summary>{texts.snooze.title}</summary>
        <p className="quiet">{texts.snooze.text}</p>
        <Form method="post" className="staff-form">
          <div className="field">
            <label htmlFor="until">{texts.snooze.label}</label>
            <input id="until" name="until" type="date" required />
          </div>
          <button className="button" data-kind="quiet" type="submit" name="handling" value="snooze">
            {texts.snooze.save}
          </button>
        </Form>
      </details>
    </>
  )
}
