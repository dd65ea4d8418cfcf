import type { Guide } from '../landlord-types/support.ts'

/** Pages that answer a question before it becomes a case, and the forms that they may make unnecessary. */
export const guides: readonly Guide[] = [
  { path: '/rense-sluket', name: 'Rense sluket', saves: ['issue-report', 'issue-report-dialog'] },
  { path: '/hvitevarefeil', name: 'Hvitevarefeil', saves: ['appliance-report'] },
  {
    path: '/husordensregler',
    name: 'Husordensregler',
    saves: ['neighbor-complaint', 'neighbor-complaint-dialog'],
  },
  {
    path: '/sjekkliste-flyttevask',
    name: 'Sjekkliste for flyttevask',
    saves: ['termination', 'termination-dialog'],
  },
  { path: '/fakturainformasjon', name: 'Fakturainformasjon', saves: ['contact-message'] },
]
