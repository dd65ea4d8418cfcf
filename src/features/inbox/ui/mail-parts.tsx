import type { ShownMail } from '../../cases/server/sender/case-mails.ts'
import { StaffText } from '../../workspace/ui/staff-text.tsx'
import { mailPartTexts } from '../case-parts.words.ts'
import * as styles from './mail-parts.module.css'

/** What came with a message by mail besides its words: all that the mail says, and its files, which are only downloaded. */
export function MailParts({ mail: { id, whole, isCut, files } }: { mail: ShownMail }) {
  return (
    <>
      {files.length > 0 && (
        <ul className={`plain ${styles.files}`} aria-label={mailPartTexts.filesTitle}>
          {files.map((file) => (
            <li key={file.id}>
              <a href={`/api/ansatt/epost/fil/${file.id}`} download>
                {mailPartTexts.file(file.name, file.size)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {whole && (
        <details className={styles.whole}>
          <summary>{mailPartTexts.whole}</summary>
          <StaffText>{whole}</StaffText>
          {isCut && (
            <a href={`/api/ansatt/epost/tekst/${id}`} download>
              {mailPartTexts.rest}
            </a>
          )}
        </details>
      )}
    </>
  )
}
