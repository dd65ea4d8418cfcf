import type { ReadingTopic } from '../landlord-types/reading-topic.ts'

/** The messages that go to one of our roles by what they are about. */
export const readingTopics: readonly ReadingTopic[] = [
  {
    role: 'okonomi',
    name: { nb: 'faktura og depositum' },
    words: ['faktura', 'depositum', 'purring', 'inkasso', 'avtalegiro', 'kid-nummer', 'innbetal', 'utbetal'],
  },
]
