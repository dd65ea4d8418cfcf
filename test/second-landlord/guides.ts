import type { Worded } from '../../landlord-types/language.ts'
import type { Guide } from '../../landlord-types/support.ts'

export const guides: readonly Worded<Guide, 'name'>[] = [
  { path: '/rense-sluket', saves: ['issue-report'], words: { nb: { name: 'Sluket' } } },
]
