import { Tag } from '../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { editTexts } from '../../info-pages/texts.words.ts'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { textsContext } from '../ui/texts-context.ts'
import type { Route } from './+types/intern.tekster'

export async function loader({ context }: Route.LoaderArgs) {
  return (await readsOf(context, textsContext)).list()
}

/** The documents of texts and facts that staff edit. */
export default function TextsScreen({ loaderData: documents }: Route.ComponentProps) {
  return (
    <div className="staff-column">
      <StaffHead title={editTexts.title} lead={editTexts.lead} />
      <ul className={`plain ${staffLinesStyles.root}`}>
        {documents.map(({ id, title, page, state, changedAt }) => (
          <li key={id}>
            <span>
              <SiteLink href={`/intern/tekster/${id}`}>{title}</SiteLink>
              <small>
                {page ? `${editTexts.seenOn} ${page}` : editTexts.seenByStaff}
                {changedAt && `, ${editTexts.changed(changedAt)}`}
              </small>
            </span>
            <Tag tone={state === 'draft' ? 'warm' : undefined}>{editTexts.states[state]}</Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}
