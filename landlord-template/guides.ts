import type { Worded } from '../landlord-types/language.ts'
import type { Guide } from '../landlord-types/support.ts'

/** Pages that answer a question before it becomes a case, and the forms that they may make unnecessary. */
export const guides: readonly Worded<Guide, 'name'>[] = [
  {
    path: '/rense-sluket',
    saves: ['issue-report', 'issue-report-dialog'],
    words: { nb: { name: 'Rense sluket' } },
  },
  { path: '/hvitevarefeil', saves: ['appliance-report'], words: { nb: { name: 'Hvitevarefeil' } } },
  {
    path: '/husordensregler',
    saves: ['neighbor-complaint', 'neighbor-complaint-dialog'],
    words: { nb: { name: 'Husordensregler' } },
  },
  {
    path: '/sjekkliste-flyttevask',
    saves: ['termination', 'termination-dialog'],
    words: { nb: { name: 'Sjekkliste for flyttevask' } },
  },
]
