import type { ReplyTemplate } from '../../landlord-types/support.ts'

export const replyTemplates: readonly ReplyTemplate[] = [
  { name: 'Takk', text: 'Hei {navn}!\n\nTakk, vi ser på det.\n\n{meg}, {firma}' },
]
