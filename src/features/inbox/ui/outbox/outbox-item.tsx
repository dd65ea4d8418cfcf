import { Button, ButtonLink } from '../../../../ui/kit/button.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { outboxTexts } from '../../../workspace/outbox.words.ts'
import type { OutboxEntry } from '../../../workspace/ui/outbox/outbox-entry.ts'
import { caseActions } from '../../casework.ts'
import type { Outbox } from './outbox.ts'
import * as styles from './outbox-bar.module.css'

const { snoozeUntil } = caseActions

interface OutboxItemProps {
  entry: OutboxEntry
  /** Where it was refused: to send it again, or to discard it. */
  outbox?: Outbox
}

/** Something that was done, of which the server does not know yet. */
export function OutboxItem({ entry, outbox }: OutboxItemProps) {
  const { action, reference, title, fields, photos, refusal } = entry
  const acts: Readonly<Record<string, string>> = outboxTexts.acts
  const text = fields.note ?? fields.message
  const about = `${acts[action] ?? action}: ${title}`
  return (
    <li className={styles.item}>
      <p>
        <b>{acts[action] ?? action}</b> · <SiteLink href={`/saker/${reference}`}>{title}</SiteLink>
        {photos.length > 0 && <> · {outboxTexts.photos(photos.length)}</>}
      </p>
      {refusal && <p>{refusal}</p>}
      {refusal && text && <blockquote>{text}</blockquote>}
      {outbox && (
        <div className={styles.buttons}>
          {action === snoozeUntil.name ? (
            // It was asked whether its sender is told first, which the page of the case does.
            <ButtonLink
              kind="quiet"
              href={`/saker/${reference}#utsett`}
              aria-label={`${outboxTexts.open}: ${about}`}
            >
              {outboxTexts.open}
            </ButtonLink>
          ) : (
            <Button
              type="button"
              kind="quiet"
              aria-label={`${outboxTexts.again}: ${about}`}
              onClick={() => outbox.retry(entry)}
            >
              {outboxTexts.again}
            </Button>
          )}
          <Button
            type="button"
            kind="quiet"
            aria-label={`${outboxTexts.discard}: ${about}`}
            onClick={() => outbox.discard(entry)}
          >
            {outboxTexts.discard}
          </Button>
        </div>
      )}
    </li>
  )
}
