/** What happened to an account number, as the audit log and the mails name it. */
export type AccountNotice =
  | 'account-proposed'
  | 'account-approved'
  | 'account-refused'
  | 'account-withdrawn'
  | 'account-stopped'
  | 'account-expired'
  | 'account-published'

/**
 * Why a staff member may not approve a proposal, by the names that the database uses (`account_approval_obstacle`).
 */
export const accountObstacles = [
  'own',
  'role',
  'proposer-disabled',
  'expired',
  'new',
  'new-factor',
  'tied',
] as const

export type AccountObstacle = (typeof accountObstacles)[number]
