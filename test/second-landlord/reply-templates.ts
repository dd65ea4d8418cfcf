import type { Worded } from '../../landlord-types/language.ts'
import type { ReplyTemplate } from '../../landlord-types/support.ts'

export const replyTemplates: readonly Worded<ReplyTemplate, 'name' | 'text'>[] = [
  { words: { nb: { name: 'Takk', text: 'Hei {navn}!\n\nTakk, vi ser på det.\n\n{meg}, {firma}' } } },
]
