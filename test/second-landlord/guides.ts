import type { Guide } from '../../landlord-types/support.ts'

export const guides: readonly Guide[] = [{ path: '/rense-sluket', name: 'Sluket', saves: ['issue-report'] }]
