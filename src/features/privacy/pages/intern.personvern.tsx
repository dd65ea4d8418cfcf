import { Form } from 'react-router'
import { Button } from '../../../ui/kit/button.tsx'
import { LabelledField } from '../../../ui/kit/field.tsx'
import { Panel } from '../../../ui/kit/panel.tsx'
import { Table } from '../../../ui/kit/table.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { personActions } from '../../inbox/persons.ts'
import { personTexts } from '../../inbox/persons.words.ts'
import { AddressText } from '../../inbox/ui/address-text.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import * as staffFormStyles from '../../workspace/ui/staff-form.module.css'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import { ExportPerson } from '../ui/export-person.tsx'
import { personsContext } from '../ui/persons-context.ts'
import type { Route } from './+types/intern.personvern'

export async function loader({ context, request }: Route.LoaderArgs) {
  const persons = await readsOf(context, personsContext)
  // Links name it «epost», also where it is a phone number or a case.
  const key = new URL(request.url).searchParams.get('epost')?.trim() ?? ''
  const [person, retention, held, secondFactorDue] = await Promise.all([
    key ? persons.person(key) : null,
    persons.retention(),
    persons.heldNumbers(),
    persons.secondFactorDue(),
  ])
  return { key, person, retention, held, secondFactorDue }
}

export const action = staffAction(personActions)

/** Access and erasure for a person (GDPR articles 15 and 17), and what retention erases next. */
export default function PersonsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { key, person, retention, held, secondFactorDue } = loaderData
  const isKnown =
    person &&
    (person.cases.length +
      person.received.length +
      person.sent +
      person.workOrders.length +
      person.wishes.length +
      person.notices.length >
      0 ||
      person.refusesNotices)
  const counts = ({ cases, sensitive, photos }: { cases: number; sensitive: number; photos: number }) =>
    personTexts.counts(cases, sensitive, photos)
  return (
    <div className="staff-wide">
      <StaffHead title={personTexts.title} lead={personTexts.lead} />
      <ActionNotice result={actionData} />
      {held && (
        <Panel>
          <h2>{personTexts.heldTitle}</h2>
          <p>{personTexts.heldText(held.count)}</p>
          <ul>
            {held.cases.map(({ reference, name, sentAt, isOpen }) => (
              <li key={reference}>
                <SiteLink href={`/saker/${reference}`}>{reference}</SiteLink>{' '}
                {[name, personTexts.heldSent(sentAt), isOpen && personTexts.heldOpen]
                  .filter(Boolean)
                  .join(', ')}
              </li>
            ))}
            {held.count > held.cases.length && (
              <li>{personTexts.heldMore(held.count - held.cases.length)}</li>
            )}
          </ul>
          <ActionForm action={personActions.confirmRetention} result={actionData} />
        </Panel>
      )}
      <Panel>
        <h2>{personTexts.find}</h2>
        <Form method="get" noValidate className={staffFormStyles.root}>
          <LabelledField id="epost" label={personTexts.key} help={personTexts.keyHint}>
            {(control) => (
              <input
                {...control}
                name="epost"
                defaultValue={key}
                key={key}
                maxLength={254}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </LabelledField>
          <Button kind="quiet" type="submit">
            {personTexts.search}
          </Button>
        </Form>
        {key && !isKnown && !person?.otherKeys.length && <p>{personTexts.nothingFound}</p>}
        {person && person.otherKeys.length > 0 && (
          <>
            <p>{personTexts.otherKeys}</p>
            <ul>
              {person.otherKeys.map((other) => (
                <li key={other}>
                  <SiteLink href={`?${new URLSearchParams({ epost: other })}`}>
                    <AddressText>{other}</AddressText>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </>
        )}
        {person && isKnown && (
          <>
            <h3>
              <AddressText>{person.key}</AddressText>:{' '}
              {personTexts.found(
                person.totals.cases,
                person.totals.received,
                person.sent,
                person.wishes.length,
              )}
            </h3>
            {person.isSharedNumber && <p>{personTexts.sharedNumber}</p>}
            <ul>
              {person.cases.map(({ reference, name, sender }) => (
                <li key={reference}>
                  <SiteLink href={`/saker/${reference}`}>{reference}</SiteLink> {name}
                  {sender && `, ${sender}`}
                </li>
              ))}
              {person.totals.cases > person.cases.length && (
                <li>{personTexts.moreInFile(person.totals.cases - person.cases.length)}</li>
              )}
            </ul>
            {person.received.length > 0 && (
              <>
                <h3>{personTexts.received}</h3>
                <ul>
                  {person.received.map(({ id, subject, at }) => (
                    <li key={id}>
                      {subject || personTexts.noSubject} <small>{at}</small>
                    </li>
                  ))}
                  {person.totals.received > person.received.length && (
                    <li>{personTexts.moreInFile(person.totals.received - person.received.length)}</li>
                  )}
                </ul>
              </>
            )}
            {person.workOrders.length > 0 && (
              <>
                <h3>{personTexts.workOrders}</h3>
                <ul>
                  {person.workOrders.map((reference) => (
                    <li key={reference}>
                      <SiteLink href={`/saker/${reference}`}>{reference}</SiteLink>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {person.wishes.length > 0 && (
              <>
                <h3>{personTexts.wishes}</h3>
                <ul>
                  {person.wishes.map((wish) => (
                    <li key={wish}>{wish}</li>
                  ))}
                </ul>
              </>
            )}
            {(person.notices.length > 0 || person.refusesNotices) && (
              <>
                <h3>{personTexts.notices}</h3>
                <ul>
                  {person.notices.map((title) => (
                    <li key={title}>{title}</li>
                  ))}
                  {person.refusesNotices && <li>{personTexts.refusesNotices}</li>}
                </ul>
              </>
            )}
            <h3>{personTexts.exportTitle}</h3>
            <p className="quiet">{personTexts.exportText}</p>
            <ExportPerson key={person.key} person={person.key} secondFactorDue={secondFactorDue} />
            <details>
              <summary>{personTexts.erase}</summary>
              <ActionForm
                key={person.cases.length}
                action={personActions.erase}
                values={{ person: person.key }}
                result={actionData}
                look="danger"
              />
            </details>
          </>
        )}
      </Panel>
      <Panel>
        <h2>{personTexts.retentionTitle}</h2>
        <Table stacks>
          <thead>
            <tr>
              <th scope="col">{personTexts.form}</th>
              <th scope="col">{personTexts.tonight}</th>
              <th scope="col">{personTexts.month}</th>
              <th scope="col">{personTexts.kept}</th>
            </tr>
          </thead>
          <tbody>
            {retention.map(({ name, kept, tonight, month }) => (
              <tr key={name + kept}>
                <td>{name}</td>
                <td data-label={personTexts.tonight}>{counts(tonight)}</td>
                <td data-label={personTexts.month}>{counts(month)}</td>
                <td>{kept}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Panel>
    </div>
  )
}
