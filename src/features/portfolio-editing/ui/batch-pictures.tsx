import type { ReactNode } from 'react'
import { pictureUrl } from '../../../domain/portfolio/picture.ts'
import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { hidden } from '../../../forms/kinds/hidden.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { batchActions } from '../pictures.ts'
import { manyPicturesTexts as texts } from '../pictures.words.ts'
import type { BatchView, GroupToPlace, HomePictures } from '../server/pictures/read-batches.ts'
import * as styles from './batch-pictures.module.css'

/** The home is named by the button. */
const hiddenHome = { ...batchActions.place.fields, home: hidden() }

interface Props {
  batch: BatchView
  result: ActionResult | undefined
}

/** Pictures whose names fit no home or several, with a field each to place them. */
export function PicturesToPlace({ batch, result }: Props) {
  if (batch.toPlace.length === 0) return null
  return (
    <Panel>
      <h2>{texts.toPlace}</h2>
      <p className="quiet">{texts.toPlaceLead}</p>
      {batch.choices.length > 0 && (
        <datalist id="boliger">
          {batch.choices.map(({ value, label }) => (
            <option key={value} value={label} />
          ))}
        </datalist>
      )}
      <ul className={`plain ${styles.groups}`}>
        {batch.toPlace.map((group) => (
          <li key={group.stem}>
            <p>
              <b>{group.stem}</b> <span className="quiet">{texts.pictures(group.count)}</span>
            </p>
            <Thumbs pictures={group.keys.map((key) => ({ key, name: group.stem }))} />
            <GroupForms group={group} batch={batch} result={result} />
          </li>
        ))}
      </ul>
      {batch.moreToPlace > 0 && <p className="quiet">{texts.moreToPlace(batch.moreToPlace)}</p>}
    </Panel>
  )
}

function GroupForms({ group: { stem, fits }, batch, result }: Props & { group: GroupToPlace }) {
  const isAnswered = result?.status === 'refused' && result.given.stem?.[0] === stem
  const ours = isAnswered ? result : undefined
  const values = { batch: batch.id, stem }
  return (
    <>
      {fits.length > 0 && (
        <div className="row">
          <span>{texts.fitsSeveral(fits.length)}:</span>
          {fits.map(({ value, label }) => (
            <ActionForm
              key={value}
              action={{ ...batchActions.place, fields: hiddenHome }}
              result={undefined}
              values={{ ...values, home: value }}
              label={label}
              about={stem}
              look="quiet"
            />
          ))}
        </div>
      )}
      <div className={styles.place}>
        <ActionForm
          action={batchActions.place}
          result={ours}
          values={values}
          about={stem}
          look="quiet"
          isRow
        />
        <ActionForm action={batchActions.leave} result={ours} values={values} about={stem} look="link" />
      </div>
    </>
  )
}

/** The homes and their pictures, in their order. */
export function PlacedPictures({ batch, children }: { batch: BatchView; children: ReactNode }) {
  if (batch.homes.length === 0) return null
  return (
    <Panel>
      <h2>{texts.preview}</h2>
      <ul className={`plain ${styles.homes}`}>
        {batch.homes.map((home) => (
          <PlacedHome key={home.id} home={home} />
        ))}
      </ul>
      {children}
    </Panel>
  )
}

function PlacedHome({ home: { id, title, note, pictures } }: { home: HomePictures }) {
  return (
    <li>
      <p>
        <SiteLink href={`/intern/eiendommer/${id}`}>{title}</SiteLink> <span className="quiet">{note}</span>
      </p>
      <Thumbs pictures={pictures} />
    </li>
  )
}

function Thumbs({ pictures }: { pictures: readonly { key: string; name: string }[] }) {
  if (pictures.length === 0) return null
  return (
    <div className={styles.thumbs}>
      {pictures.map(({ key, name }) => (
        <img key={name + key} src={pictureUrl(key, 320)} alt={name} width={96} height={72} loading="lazy" />
      ))}
    </div>
  )
}
