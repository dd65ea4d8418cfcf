import type { ReadingTopic } from '../landlord-types/reading-topic.ts'

export const readingTopics: readonly ReadingTopic[] = []
