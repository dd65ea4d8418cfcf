import { Form } from 'react-router'
import { choiceIn, NO_CHOICE } from '../../domain/no-choice.ts'
import { auditActions } from '../../forms/staff/audit.ts'
import { auditTexts as texts } from '../../forms/staff/audit.words.ts'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import * as fieldStyles from '../components/ui/field.module.css'
import * as fieldViewStyles from '../forms/field-view.module.css'
import { pageRequestContext } from '../page-request-context.ts'
import { ActionForm } from '../staff/actions/action-form.tsx'
import { ActionNotice } from '../staff/actions/action-notice.tsx'
import { staffAction } from '../staff/actions/staff-action.ts'
import * as auditFilterStyles from '../staff/audit-filter.module.css'
import { StaffHead } from '../staff/staff-head.tsx'
import * as staffLinesStyles from '../staff/staff-lines.module.css'
import type { Route } from './+types/intern.logg'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { oversight } = await context.get(pageRequestContext).staff.workspace()
  const get = (name: string) => new URL(request.url).searchParams.get(name)
  const query = {
    who: choiceIn(get('hvem')) ?? '',
    action: choiceIn(get('hva')) ?? '',
    subject: get('gjelder') ?? '',
    before: get('for') ?? '',
  }
  return { query, ...(await oversight.audit(query)) }
}

export const action = staffAction(auditActions)

/** The audit log. */
export default function AuditScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { query, lines, older, colleagues, actions } = loaderData
  const olderSearch = new URLSearchParams({
    hvem: query.who,
    hva: query.action,
    gjelder: query.subject,
    for: older ?? '',
  })
  return (
    <div className="staff-wide">
      <StaffHead title={texts.title} lead={texts.lead}>
        <ActionForm action={auditActions.verify} result={actionData} look="quiet" />
      </StaffHead>
      <ActionNotice result={actionData} />
      <Form method="get" className={auditFilterStyles.root}>
        <div className={`${fieldStyles.root} ${fieldViewStyles.root}`}>
          <label htmlFor="hvem">{texts.who}</label>
          <select
            id="hvem"
            name="hvem"
            defaultValue={query.who || NO_CHOICE}
            key={query.who}
            autoComplete="off"
          >
            <option value={NO_CHOICE}>{texts.any}</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className={`${fieldStyles.root} ${fieldViewStyles.root}`}>
          <label htmlFor="hva">{texts.action}</label>
          <select
            id="hva"
            name="hva"
            defaultValue={query.action || NO_CHOICE}
            key={query.action}
            autoComplete="off"
          >
            <option value={NO_CHOICE}>{texts.any}</option>
            {actions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className={`${fieldStyles.root} ${fieldViewStyles.root}`}>
          <label htmlFor="gjelder">{texts.subject}</label>
          <input
            id="gjelder"
            name="gjelder"
            defaultValue={query.subject}
            key={query.subject}
            maxLength={60}
            autoComplete="off"
          />
        </div>
        <Button kind="quiet" type="submit">
          {texts.filter}
        </Button>
      </Form>
      {lines.length === 0 && <p className="quiet">{texts.empty}</p>}
      <ol className={`plain ${staffLinesStyles.root}`}>
        {lines.map(({ id, at, who, action, subject, detail }) => (
          <li key={id}>
            <span>
              <strong>{action}</strong> {who ?? texts.system}
              <small>{[subject, detail].filter(Boolean).join(', ')}</small>
            </span>
            <small>{at}</small>
          </li>
        ))}
      </ol>
      {older && (
        <p>
          <ButtonLink kind="quiet" href={`/intern/logg?${olderSearch}`}>
            {texts.older}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
