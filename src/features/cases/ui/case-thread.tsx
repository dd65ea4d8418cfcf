import { ActionField } from '../../../ui/forms/action-field.tsx'
import { photoFiles } from '../../../ui/forms/controls/photo-files.tsx'
import { DocumentForm } from '../../../ui/forms/document-form.tsx'
import type { Controls } from '../../../ui/forms/field-view-props.ts'
import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { LATEST_EVENT_ID, senderActions } from '../sender-actions.ts'
import { casePageWords } from '../sender-page.words.ts'
import type { SenderCase } from '../server/sender/sender-views.ts'
import type { ShownPhoto } from '../server/sender/shown-photo.ts'
import * as caseFormStyles from './case-form.module.css'
import { CaseMessage } from './case-message.tsx'
import * as styles from './case-thread.module.css'

const { addPhotos } = senderActions

const photoControls: Controls = { photos: photoFiles }

/** What has happened and been written, the photos, and where to write more. */
export function CaseThread({ shown, text }: { shown: SenderCase; text: string }) {
  const page = useWords(casePageWords)
  return (
    <>
      <section>
        <h2>{page.timelineTitle}</h2>
        <ol className={`${styles.timeline} plain`}>
          {shown.timeline.map(({ at, isoAt, title, text: written, whole, by }, index, { length }) => (
            <li
              key={isoAt + title}
              id={index === length - 1 ? LATEST_EVENT_ID : undefined}
              data-by={by}
              data-message={written ? '' : undefined}
            >
              <p className={styles.title}>
                <NoBreak>{title}</NoBreak> <time dateTime={isoAt}>{at}</time>
              </p>
              {written && <p className={styles.text}>{written}</p>}
              {whole && (
                <details className="no-print">
                  <summary>{page.wholeMail}</summary>
                  <p className={styles.text}>{whole}</p>
                </details>
              )}
            </li>
          ))}
        </ol>
      </section>
      {shown.photos.length > 0 && (
        <section>
          <h2>{page.photosTitle}</h2>
          <CasePhotos photos={shown.photos} className={styles.photos} gone={page.photoGone} />
        </section>
      )}
      {shown.mayWrite && <CaseMessage shown={shown} failed={text} />}
      {shown.takesPhotos && (
        <section className="no-print">
          <h2>{page.addPhotos}</h2>
          {shown.photosMissing > 0 && (
            <p className={styles.missing}>{page.photosMissing(shown.photosMissing)}</p>
          )}
          <DocumentForm action={addPhotos} className={caseFormStyles.root} kind="quiet">
            <ActionField action={addPhotos} name="imageUrls" controls={photoControls} />
          </DocumentForm>
        </section>
      )}
    </>
  )
}

interface CasePhotosProps {
  photos: readonly ShownPhoto[]
  className: string | undefined
  /** Says that the file of a photo is gone. */
  gone: (label: string) => string
}

/** The photos of a case, each a link to itself. */
function CasePhotos({ photos, className, gone }: CasePhotosProps) {
  return (
    <ul className={`plain ${className}`}>
      {photos.map(({ src, label, width, height }) => (
        <li key={label}>
          {src === null ? (
            <p className="quiet">{gone(label)}</p>
          ) : (
            <a href={src}>
              <img src={src} alt={label} width={width} height={height} loading="lazy" />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
