import { Tag } from '../../../../ui/kit/tag.tsx'
import type { BulkPreviewData as Previewed } from '../../inbox.ts'
import { inboxTexts } from '../../inbox.words.ts'
import * as styles from './bulk-bar.module.css'

/** A message as its recipients get it, those who cannot get it first. */
export function BulkPreview({ messages, others }: Previewed) {
  const { bulk: texts } = inboxTexts
  return (
    <section className={styles.preview} aria-label={texts.previewTitle} role="status">
      <ul className="plain">
        {messages.map(({ reference, sender, text, isReady, toldBy }) => (
          <li key={reference}>
            <strong>{sender}</strong> <small>{reference}</small>
            {toldBy && <Tag tone="warm">{texts.tell[toldBy]}</Tag>}
            {!isReady && <Tag tone="bad">{texts.notReady}</Tag>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="quiet">{texts.previewOthers(others)}</p>}
    </section>
  )
}
