import type { ReadingTopic } from '../../../landlord-types/reading-topic.ts'
import type { StaffRole } from '../../domain/people/staff-roles.ts'
import type { Answers } from './field.ts'
import { textIn } from './field-rules.ts'

/** Topics that more roles read, and the fields whose text says the topic. */
export interface Topics {
  fields: readonly string[]
  of: readonly ReadingTopic[]
}

/** The roles that read a case because of what its answers are about, besides the readers of its form. */
export function rolesByTopic({ topics }: { topics?: Topics }, answers: Answers): StaffRole[] {
  if (!topics) return []
  const text = topics.fields.map((name) => textIn(answers, name).toLocaleLowerCase('nb')).join(' ')
  return topics.of.filter(({ words }) => words.some((word) => text.includes(word))).map(({ role }) => role)
}
