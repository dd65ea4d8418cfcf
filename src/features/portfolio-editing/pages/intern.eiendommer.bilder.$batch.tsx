import { useEffect } from 'react'
import { data, useRevalidator } from 'react-router'
import { Panel } from '../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { PageLinks, pageNumber } from '../../workspace/ui/page-links.tsx'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import { batchActions } from '../pictures.ts'
import { manyPicturesTexts as texts } from '../pictures.words.ts'
import type { BatchView } from '../server/pictures/read-batches.ts'
import * as styles from '../ui/batch-pictures.module.css'
import { PicturesToPlace, PlacedPictures } from '../ui/batch-pictures.tsx'
import { batchesContext } from '../ui/batches-context.ts'
import type { Route } from './+types/intern.eiendommer.bilder.$batch'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const batches = await readsOf(context, batchesContext)
  const batch = await batches.read(params.batch, pageNumber(new URL(request.url).searchParams))
  if (!batch) throw data(null, { status: 404 })
  return batch
}

export const action = staffAction(batchActions)

/** How often a page looks whether more pictures are taken in. */
const LOOK_EVERY_MS = 2000

/** What was sent at once: where each picture goes, and what cannot be used. */
export default function BatchScreen({ loaderData: batch, actionData }: Route.ComponentProps) {
  const { id, source, at, by, state, counts, archives } = batch
  const path = `/intern/eiendommer/bilder/${id}`
  const values = { batch: id }
  useReloadWhile(state === 'arriving')
  return (
    <div className="staff-column">
      <p>
        <SiteLink href="/intern/eiendommer/bilder">← {texts.title}</SiteLink>
      </p>
      <StaffHead
        title={texts.batchTitle[source]}
        lead={[at, by, texts.pictures(counts.all)].filter(Boolean).join(' · ')}
      />
      <ActionNotice result={actionData} />
      {state === 'arriving' ? (
        <Arriving batch={batch} path={path} />
      ) : (
        <Panel as="div">
          {counts.added > 0 && <p>{texts.added(counts.added, counts.addedHomes)}</p>}
          {counts.ready > 0 && <p>{texts.ready(counts.ready, counts.readyHomes)}</p>}
          {counts.ready + counts.added === 0 && <p>{texts.nothingReady}</p>}
          {counts.left > 0 && <p className="quiet">{texts.leftOut(counts.left)}</p>}
          <div className="row">
            {counts.ready > 0 && (
              <ActionForm
                action={{ ...batchActions.add, submit: texts.add(counts.ready) }}
                result={actionData}
                values={values}
              />
            )}
            {counts.added > 0 && (
              <ActionForm action={batchActions.undo} result={actionData} values={values} look="quiet" />
            )}
            {counts.added > 0 && <SiteLink href="/intern/eiendommer">{texts.list}</SiteLink>}
          </div>
        </Panel>
      )}
      {archives.map(({ name, problem }) => problem && <Problem key={name} name={name} problem={problem} />)}
      <FailedPictures batch={batch} result={actionData} />
      <PicturesToPlace batch={batch} result={actionData} />
      <PlacedPictures batch={batch}>
        <PageLinks path={path} query={{}} page={batch.page} pages={batch.pages} />
      </PlacedPictures>
      <details>
        <summary>{texts.discard}</summary>
        <ActionForm action={batchActions.discard} result={actionData} values={values} look="danger" />
      </details>
    </div>
  )
}

/** Reads the page's data again and again while something goes on. */
function useReloadWhile(isGoingOn: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isGoingOn, revalidate])
}

function Arriving({ batch: { counts, archives }, path }: { batch: BatchView; path: string }) {
  const done = counts.all - counts.waiting
  const isOpening = archives.some(({ isOpened }) => !isOpened)
  return (
    <Panel as="div" className={styles.arriving}>
      <p role="status">{isOpening ? texts.readingArchive : texts.reading(done, counts.all)}</p>
      {!isOpening && <progress value={done} max={counts.all} aria-label={texts.reading(done, counts.all)} />}
      <p className="quiet">{texts.mayLeave}</p>
      <p className="no-scripts-only">
        <SiteLink href={path}>{texts.lookAgain}</SiteLink>
      </p>
    </Panel>
  )
}

function Problem({ name, problem }: { name: string; problem: string }) {
  return (
    <Panel as="p">
      <b>{name}</b>: {problem}
    </Panel>
  )
}

function FailedPictures({
  batch: { id, failed, moreFailed, mayTryAgain },
  result,
}: {
  batch: BatchView
  result: Route.ComponentProps['actionData']
}) {
  if (failed.length === 0) return null
  return (
    <Panel>
      <h2>{texts.failed}</h2>
      <ul>
        {failed.map(({ name, problem }) => (
          <li key={name}>
            {name}: {problem}
          </li>
        ))}
      </ul>
      {moreFailed > 0 && <p className="quiet">{texts.moreFailed(moreFailed)}</p>}
      {mayTryAgain && (
        <ActionForm action={batchActions.again} result={result} values={{ batch: id }} look="quiet" />
      )}
    </Panel>
  )
}
