import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import { viewActions } from '../../inbox.ts'
import { inboxTexts } from '../../inbox.words.ts'
import type { Inbox } from '../../server/list/inbox-views.ts'
import * as styles from './saved-views.module.css'

interface SavedViewsProps {
  views: Inbox['choices']['views']
  result: ActionResult | undefined
}

/** The staff member's saved searches. */
export function SavedViews({ views, result }: SavedViewsProps) {
  if (views.length === 0) return null
  return (
    <section className={styles.root}>
      <h2>{inboxTexts.views}</h2>
      <ul className="plain">
        {views.map(({ id, name, query: search }) => (
          <li key={id}>
            <SiteLink href={`/saker?${search}`}>{name}</SiteLink>
            <ActionForm
              action={viewActions.remove}
              result={result}
              values={{ id }}
              label="×"
              spokenLabel={viewActions.remove.submit}
              about={name}
              look="link"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
