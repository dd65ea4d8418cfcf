import { defineWords } from '../../../domain/text/language.ts'
import type { NoticeReason } from '../../staff-notices/notice-kinds.ts'

const counted = (one: string, many: (count: number) => string) => (count: number) =>
  count === 1 ? one : many(count)

/** What a locked telephone may show: nothing of who or what. */
export const pushWords = defineWords({
  nb: {
    assigned: counted('Du har fått en sak', (count) => `Du har fått ${count} saker`),
    'sender-wrote': counted('Nytt i en sak du følger', (count) => `Nytt i ${count} saker du følger`),
    urgent: counted('Ny sak i Haster', (count) => `${count} nye saker i Haster`),
    'breach-warning': counted(
      'Fristen nærmer seg i en sak',
      (count) => `Fristen nærmer seg i ${count} saker`,
    ),
    'morning-summary': () => 'Dagens oversikt er klar',
    mixed: (count: number) => `Nytt i ${count} saker`,
  } satisfies Record<NoticeReason | 'mixed', (count: number) => string>,
})
