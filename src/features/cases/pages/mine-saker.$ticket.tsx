import { data } from 'react-router'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { Seo } from '../../../ui/page/seo.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { casePageWords, myCasesWords } from '../sender-page.words.ts'
import * as casePageStyles from '../ui/case-page.module.css'
import { casesContext } from '../ui/cases-context.ts'
import type { Route } from './+types/mine-saker.$ticket'
export async function loader({ context, params }: Route.LoaderArgs) {
  const list = await context.get(casesContext).list(params.ticket)
  return data(list, { status: list ? 200 : 404 })
}
export const clientLoader = loadDocument

/** All cases of an e-mail address. */
export default function MyCaseListScreen({ loaderData: list }: Route.ComponentProps) {
  const page = useWords(myCasesWords)
  const caseTexts = useWords(casePageWords)
  if (!list) {
    return (
      <div className="page section stack">
        <Seo title={page.title} description={page.description} noindex />
        <h1>{page.heading}</h1>
        <p className="lead">{page.expired}</p>
        <p>
          <ButtonLink href="/mine-saker" reloadDocument>
            {caseTexts.gone.link}
          </ButtonLink>
        </p>
      </div>
    )
  }
  return (
    <div className="page section stack">
      <Seo title={page.title} description={page.description} noindex />
      <h1>{page.listHeading}</h1>
      <p className="lead">{page.listLead(list.email)}</p>
      {list.cases.length === 0 && <p>{page.empty}</p>}
      <ul className={`${casePageStyles.list} plain`}>
        {list.cases.map(({ reference, formName, sentAt, status, href }) => (
          <li key={reference}>
            <a href={href}>{formName}</a>
            <Tag>{status}</Tag>
            <span className="quiet">
              {reference}, <NoBreak>{sentAt}</NoBreak>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
