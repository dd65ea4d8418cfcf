import { Tag } from '../../../ui/kit/tag.tsx'
import { inboxTexts } from '../../inbox/inbox.words.ts'
import type { TodayCase } from '../../inbox/server/today/today.ts'
import { todayTexts } from '../../inbox/today.words.ts'
import { outboxTexts } from '../../workspace/outbox.words.ts'
import type { OutboxEntry } from '../../workspace/ui/outbox/outbox-entry.ts'
import * as styles from './today-card.module.css'

interface TodayTagsProps {
  shown: Pick<TodayCase, 'visit' | 'news' | 'deadline' | 'isUrgent'>
  /** What was done with the case, and waits to be sent. */
  waiting: readonly OutboxEntry[]
}

/** How the case stands, and what waits for contact. */
export function TodayTags({ shown: { visit, news, deadline, isUrgent }, waiting }: TodayTagsProps) {
  const acts: Readonly<Record<string, string>> = outboxTexts.acts
  return (
    <p className={styles.tags}>
      {waiting.map(({ key, action }) => (
        <Tag key={key} tone="warm">
          {acts[action] ?? action}: {outboxTexts.waits}
        </Tag>
      ))}
      {visit && <Tag tone="good">{todayTexts.visitAt(visit.hours)}</Tag>}
      {visit?.isUnhosted && <Tag tone="bad">{todayTexts.noHost}</Tag>}
      {visit?.isDeclined && <Tag tone="bad">{todayTexts.visitDeclined}</Tag>}
      {isUrgent && <Tag tone="bad">{todayTexts.urgent}</Tag>}
      {news && <Tag tone="good">{inboxTexts.news[news]}</Tag>}
      {deadline && (
        <Tag tone={deadline.isOver ? 'bad' : deadline.isSoon ? 'warm' : undefined}>{deadline.text}</Tag>
      )}
    </p>
  )
}
