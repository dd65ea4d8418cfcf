import type { Worded } from '../landlord-types/language.ts'
import type { ReplyTemplate } from '../landlord-types/support.ts'

export const replyTemplates: readonly Worded<ReplyTemplate, 'name' | 'text'>[] = [
  {
    words: {
      nb: {
        name: 'Vi ser på det',
        text: 'Hei {navn},\n\nTakk for at du skrev. Vi ser på dette nå.\n\nHilsen {meg}, {firma}',
      },
    },
  },
  {
    status: 'waiting-for-sender',
    snooze: 'in-a-week',
    words: {
      nb: {
        name: 'Vi trenger mer',
        text: 'Hei {navn},\n\nVi trenger å vite litt mer: \n\nSvar gjerne her.\n\nHilsen {meg}, {firma}',
      },
    },
  },
  {
    status: 'done',
    words: { nb: { name: 'Ordnet', text: 'Hei {navn},\n\nDette er ordnet.\n\nHilsen {meg}, {firma}' } },
  },
]
