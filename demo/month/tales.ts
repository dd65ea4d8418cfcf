/** What can happen to a case after it was sent. */
export type Act =
  | 'assign'
  | 'on-it'
  | 'question'
  | 'close'
  | 'note'
  | 'photo-note'
  | 'snooze'
  | 'due'
  | 'follow'
  | 'release'
  | 'duplicate'
  | 'sender-answers'
  | 'sender-writes-again'
  | 'sender-adds-photo'
  | 'sender-reopens'
  | 'sender-withdraws'

/** A way that cases go. */
export interface Tale {
  acts: readonly Act[]
  /** How many cases go this way, compared with the others of its table. */
  share: number
  /** Why it is held as possible spam. */
  held?: 'honeypot' | 'too-fast'
  /** Whether the promise of the form has to be broken by now. */
  isLate?: boolean
  /** Whether it is a fault that cannot wait. */
  isUrgent?: boolean
}

/** Cases that are still open, from those that were sent lately to those that were sent long ago. */
export const openTales = {
  held: { acts: [], share: 8, held: 'honeypot' },
  'held-too-fast': { acts: [], share: 4, held: 'too-fast' },
  urgent: { acts: [], share: 3, isUrgent: true },
  assigned: { acts: ['assign'], share: 12 },
  'in-progress': { acts: ['assign', 'on-it'], share: 20 },
  'asked-sender': { acts: ['assign', 'question'], share: 16 },
  'sender-answered': { acts: ['assign', 'question', 'sender-answers'], share: 8 },
  'new-message': { acts: ['assign', 'on-it', 'sender-writes-again'], share: 10 },
  'photo-added': { acts: ['on-it', 'sender-adds-photo'], share: 4 },
  snoozed: { acts: ['assign', 'on-it', 'snooze'], share: 10 },
  due: { acts: ['assign', 'note', 'due'], share: 6 },
  'duplicate-found': { acts: ['assign', 'duplicate', 'on-it'], share: 3 },
  reopened: { acts: ['assign', 'close', 'sender-reopens'], share: 5 },
  late: { acts: [], share: 6, isLate: true },
  'late-assigned': { acts: ['assign', 'note'], share: 4, isLate: true },
} as const satisfies Readonly<Record<string, Tale>>

/** Cases that are done. */
export const closedTales = {
  answered: { acts: ['close'], share: 300 },
  'assigned-and-answered': { acts: ['assign', 'close'], share: 200 },
  'told-twice': { acts: ['assign', 'on-it', 'close'], share: 180 },
  asked: { acts: ['assign', 'question', 'sender-answers', 'close'], share: 110 },
  visited: { acts: ['assign', 'on-it', 'photo-note', 'close'], share: 60 },
  noted: { acts: ['note', 'assign', 'close'], share: 60 },
  'wrote-again': { acts: ['on-it', 'sender-writes-again', 'follow', 'close'], share: 40 },
  snoozed: { acts: ['assign', 'snooze', 'close'], share: 30 },
  'reopened-and-closed': { acts: ['close', 'sender-reopens', 'on-it', 'close'], share: 25 },
  merged: { acts: ['duplicate', 'assign', 'close'], share: 20 },
  withdrawn: { acts: ['sender-withdraws'], share: 20 },
  released: { acts: ['release', 'close'], share: 6, held: 'too-fast' },
} as const satisfies Readonly<Record<string, Tale>>
