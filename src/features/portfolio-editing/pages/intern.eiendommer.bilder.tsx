import { Panel } from '../../../ui/kit/panel.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { sendActions } from '../pictures.ts'
import { manyPicturesTexts as texts } from '../pictures.words.ts'
import { portfolioTexts } from '../portfolio.words.ts'
import { batchesContext } from '../ui/batches-context.ts'
import { PictureUpload } from '../ui/picture-upload.tsx'
import type { Route } from './+types/intern.eiendommer.bilder'

export async function loader({ context }: Route.LoaderArgs) {
  return (await readsOf(context, batchesContext)).newest()
}

export const action = staffAction(sendActions)

const tones = { arriving: undefined, ready: 'warm', added: 'good', undone: undefined } as const

/** Sends pictures of many homes at once, and lists what was sent before. */
export default function PicturesScreen({ loaderData: batches, actionData }: Route.ComponentProps) {
  return (
    <div className="staff-column">
      <p>
        <SiteLink href="/intern/eiendommer">← {portfolioTexts.title}</SiteLink>
      </p>
      <StaffHead title={texts.title} lead={texts.lead} />
      <ActionNotice result={actionData} />
      <p>{texts.naming}</p>
      <Panel as="div">
        <PictureUpload>
          <ActionForm action={sendActions.send} result={actionData} id="bilder" />
        </PictureUpload>
      </Panel>
      <Panel>
        <h2>{texts.batches}</h2>
        {batches.length === 0 && <p className="quiet">{texts.noBatches}</p>}
        <ul className={`plain ${staffLinesStyles.root}`}>
          {batches.map(({ id, at, by, source, state, counts }) => (
            <li key={id}>
              <span>
                <SiteLink href={`/intern/eiendommer/bilder/${id}`}>
                  {texts.batchTitle[source]}, {at}
                </SiteLink>
                <small className="quiet">
                  {[texts.pictures(counts.all), by].filter(Boolean).join(' · ')}
                </small>
              </span>
              <Tag tone={tones[state]}>{texts.states[state]}</Tag>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
