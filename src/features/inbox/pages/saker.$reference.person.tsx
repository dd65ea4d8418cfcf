import { data } from 'react-router'
import { inboxPath } from '../../../domain/cases/inbox.ts'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { NotFoundPage } from '../../../ui/kit/not-found-page.tsx'
import { Panel } from '../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { senderCardTexts } from '../sender-card.words.ts'
import type { SenderCard } from '../server/senders/sender-views.ts'
import { CaseList } from '../ui/inbox/case-list.tsx'
import { caseReadsContext } from '../ui/inbox-context.ts'
import { SenderContactPanel } from '../ui/sender/sender-contact.tsx'
import * as styles from '../ui/sender/sender-page.module.css'
import type { Route } from './+types/saker.$reference.person'

export async function loader({ context, params }: Route.LoaderArgs) {
  const cases = await readsOf(context, caseReadsContext)
  const card = await cases.sender(params.reference)
  return data(card, { status: card ? 200 : 404 })
}

/** A person who has sent cases: how they are reached, all their cases, and the notes in them. */
export default function SenderScreen({ loaderData: card }: Route.ComponentProps) {
  if (!card) return <NotFoundPage />
  const { reference, names, query, cases, isMore } = card
  const [name = senderCardTexts.unnamed, ...others] = names
  return (
    <div className={styles.root}>
      <p>
        <SiteLink href={`/saker/${reference}`}>← {senderCardTexts.toCase(reference)}</SiteLink>
      </p>
      <StaffHead
        title={name}
        lead={others.length > 0 ? senderCardTexts.alsoNamed(others.join(', ')) : senderCardTexts.matched}
      >
        <ButtonLink kind="quiet" href={inboxPath(query)}>
          {senderCardTexts.asList}
        </ButtonLink>
      </StaffHead>
      <SenderContactPanel card={card} />
      <section className={styles.main}>
        <h2>{senderCardTexts.cases(cases.length, isMore)}</h2>
        <CaseList query={query} lines={cases} density="compact" marked={reference} />
      </section>
      <SenderNotes notes={card.notes} />
    </div>
  )
}

/** The newest internal notes in a person's cases. */
function SenderNotes({ notes }: Pick<SenderCard, 'notes'>) {
  return (
    <Panel className={styles.side}>
      <h2>{senderCardTexts.notes}</h2>
      {notes.length === 0 && <p className="quiet">{senderCardTexts.noNotes}</p>}
      <ul className={`plain ${staffLinesStyles.root}`}>
        {notes.map(({ id, reference, text, by, at }) => (
          <li key={id}>
            <span className={styles.note}>
              {text}
              <small>
                {by && `${by}, `}
                <NoBreak>{at}</NoBreak>, <SiteLink href={`/saker/${reference}`}>{reference}</SiteLink>
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
