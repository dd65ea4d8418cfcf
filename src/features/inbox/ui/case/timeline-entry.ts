import type { TimelineEntry } from '../../server/case/staff-views.ts'

/** Whether an entry of the timeline is something written: a message, a reply or a note. */
export const isMessage = ({ text }: TimelineEntry): boolean => Boolean(text)

/** Whether an entry of the timeline is a reply to the sender. */
export const isReply = ({ by, isInternal, text }: TimelineEntry): boolean =>
  by === 'staff' && !isInternal && Boolean(text)
