import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { CasePhotoStrip } from '../../inbox/ui/case/case-photo-strip.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { refusedValues } from '../../workspace/ui/actions/refused-values.ts'
import { buildingTexts } from '../building.words.ts'
import { buildingActions } from '../building-actions.ts'
import type { BuildingPage } from '../server/read-building-pages.ts'
import * as styles from './building.module.css'

const { addPictures, describePicture, showPictureFirst, removePicture } = buildingActions
const texts = buildingTexts.pictures

/** The pictures of a building, which staff add, describe, put in order and remove. */
export function BuildingPictures({
  building: { id: building },
  pictures,
  result,
}: Pick<BuildingPage, 'building' | 'pictures'> & { result: ActionResult | undefined }) {
  return (
    <Panel className={styles.root}>
      <h2>{texts.title}</h2>
      {pictures.length > 0 ? (
        <CasePhotoStrip photos={pictures} title={texts.title} />
      ) : (
        <p className="quiet">{texts.none}</p>
      )}
      <details open={refusedValues([addPictures], result, {}) !== null || undefined}>
        <summary>{texts.unfoldAdd}</summary>
        <ActionForm action={addPictures} result={result} values={{ building }} />
      </details>
      {pictures.length > 0 && (
        <details>
          <summary>{texts.unfoldChange}</summary>
          <ul className={`plain ${styles.changes}`}>
            {pictures.map(({ id: picture, src, label, caption }, index) => (
              <li key={picture}>
                {src && <img src={src} alt={label} width={96} height={96} loading="lazy" />}
                <ActionForm
                  key={caption}
                  action={describePicture}
                  result={result}
                  values={{ building, picture, caption: caption ?? '' }}
                  about={label}
                  look="quiet"
                  isRow
                />
                <div className="row">
                  {index > 0 && (
                    <ActionForm
                      action={showPictureFirst}
                      result={result}
                      values={{ building, picture }}
                      about={label}
                      look="quiet"
                    />
                  )}
                  <ActionForm
                    action={removePicture}
                    result={result}
                    values={{ building, picture }}
                    about={label}
                    look="quiet"
                  />
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}
