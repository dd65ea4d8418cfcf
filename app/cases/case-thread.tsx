import { photoTypes } from '../../domain/photo.ts'
import { actionFields } from '../../forms/action-result.ts'
import { casePage as page } from '../../forms/sender-page.words.ts'
import type { SenderCase } from '../../server/cases/sender-views.ts'
import * as buttonStyles from '../components/ui/button.module.css'
import * as fieldStyles from '../components/ui/field.module.css'
import * as fieldViewStyles from '../forms/field-view.module.css'
import * as caseFormStyles from './case-form.module.css'
import { CaseMessage } from './case-message.tsx'
import * as styles from './case-thread.module.css'

/** What has happened and been written, the photos, and where to write more. */
export function CaseThread({ shown, text }: { shown: SenderCase; text: string }) {
  return (
    <>
      <section>
        <h2>{page.timelineTitle}</h2>
        <ol className={`${styles.timeline} plain`}>
          {shown.timeline.map(({ at, isoAt, title, text: written, by }) => (
            <li key={isoAt + title} data-by={by} data-message={written ? '' : undefined}>
              <p className={styles.title}>
                {title} <time dateTime={isoAt}>{at}</time>
              </p>
              {written && <p className={styles.text}>{written}</p>}
            </li>
          ))}
        </ol>
      </section>
      {shown.photos.length > 0 && (
        <section>
          <h2>{page.photosTitle}</h2>
          <ul className={`${styles.photos} plain`}>
            {shown.photos.map(({ src, label, width, height }) => (
              <li key={label}>
                {src === null ? (
                  <p className="quiet">{page.photoGone(label)}</p>
                ) : (
                  <a href={src} data-full-load="">
                    <img src={src} alt={label} width={width} height={height} loading="lazy" />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown.mayWrite && <CaseMessage shown={shown} failed={text} />}
      {shown.takesPhotos && (
        <section className="no-print">
          <h2>{page.addPhotos}</h2>
          {shown.photosMissing > 0 && (
            <p className={styles.missing}>{page.photosMissing(shown.photosMissing)}</p>
          )}
          <form method="post" className={caseFormStyles.root} encType="multipart/form-data">
            <input type="hidden" name={actionFields.action} value="photos" />
            <div className={`${fieldStyles.root} ${fieldViewStyles.root}`} data-kind="photos">
              <label htmlFor="imageUrls">{page.photosTitle}</label>
              <p className={fieldViewStyles.help} id="photos-help">
                {page.photosHelp}
              </p>
              <input
                id="imageUrls"
                name="imageUrls"
                type="file"
                multiple
                required
                accept={photoTypes.join(',')}
                aria-describedby="photos-help"
              />
            </div>
            <button className={buttonStyles.root} data-kind="quiet" type="submit">
              {page.sendPhotos}
            </button>
          </form>
        </section>
      )}
    </>
  )
}
