import { data, Form } from 'react-router'
import { personTexts as texts } from '../../content/staff/oversight.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { StaffHead, StaffNotice } from '../staff/staff-head.tsx'
import type { Route } from './+types/intern.personvern'
import '../styles/oversight.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { oversight } = await context.get(pageRequestContext).staff.workspace()
  const email = new URL(request.url).searchParams.get('epost')?.trim() ?? ''
  const [person, retention] = await Promise.all([
    email ? oversight.person(email) : null,
    oversight.retention(),
  ])
  return { email, person, retention }
}

export async function action({ context }: Route.ActionArgs) {
  const acted = await (await context.get(pageRequestContext).staff.workspace()).oversight.erase()
  return data(acted, { status: acted.error ? 422 : 200 })
}

/** What somebody has a right to: to see everything about them, and to have it erased. And what goes by itself. */
export default function PersonsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { email, person, retention } = loaderData
  const counts = ({ cases, sensitive, photos }: { cases: number; sensitive: number; photos: number }) =>
    texts.counts(cases, sensitive, photos)
  return (
    <div className="staff-wide">
      <StaffHead title={texts.title} lead={texts.lead} />
      <StaffNotice error={actionData?.error} notice={actionData?.notice} />
      <section className="staff-card">
        <h2>{texts.find}</h2>
        <Form method="get" className="staff-form">
          <div className="field">
            <label htmlFor="epost">{texts.email}</label>
            <input
              id="epost"
              name="epost"
              type="email"
              defaultValue={email}
              required
              maxLength={254}
              autoComplete="off"
            />
          </div>
          <button className="button" data-kind="quiet" type="submit">
            {texts.search}
          </button>
        </Form>
        {email && (!person || person.cases.length === 0) && <p>{texts.nobody}</p>}
        {person && person.cases.length > 0 && (
          <>
            <h3>
              {person.email}: {texts.found(person.cases.length)}
            </h3>
            <ul>
              {person.cases.map(({ reference, name }) => (
                <li key={reference}>
                  <a href={`/saker/${reference}`}>{reference}</a> {name}
                </li>
              ))}
            </ul>
            <p className="quiet">{texts.exportText}</p>
            <form method="get" action="/api/ansatt/person.json">
              <input type="hidden" name="epost" value={person.email} />
              <button className="button" data-kind="quiet" type="submit">
                {texts.export}
              </button>
            </form>
            <details>
              <summary>{texts.erase}</summary>
              <Form method="post" className="staff-form" key={person.cases.length}>
                <p>{texts.eraseText}</p>
                <input type="hidden" name="email" value={person.email} />
                <div className="field">
                  <label htmlFor="again">{texts.again}</label>
                  <input id="again" name="again" type="email" required maxLength={254} autoComplete="off" />
                </div>
                <button className="button" type="submit">
                  {texts.confirm}
                </button>
              </Form>
            </details>
          </>
        )}
      </section>
      <section className="staff-card">
        <h2>{texts.retentionTitle}</h2>
        <table className="staff-table" data-stacks="">
          <thead>
            <tr>
              <th scope="col">{texts.form}</th>
              <th scope="col">{texts.tonight}</th>
              <th scope="col">{texts.month}</th>
              <th scope="col">{texts.kept}</th>
            </tr>
          </thead>
          <tbody>
            {retention.map(({ form, name, kept, tonight, month }) => (
              <tr key={form}>
                <td>{name}</td>
                <td data-label={texts.tonight}>{counts(tonight)}</td>
                <td data-label={texts.month}>{counts(month)}</td>
                <td>{kept}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
