import type { SceneKind } from '../../landlord-types/scene.ts'
import type { Entries } from '../../src/forms/engine/entries.ts'
import type { Person } from './people.ts'
import type { StaffPerson } from './staff.ts'

/** A form that is sent. */
export interface Sending {
  formId: string
  at: Date
  person: Person
  entries: Entries
  /** What its photos show. */
  scenes: readonly SceneKind[]
  /** How it looks like spam, where it does. */
  held: 'honeypot' | 'too-fast' | null
}

/** One thing that happens to a case, when, and by whom. */
export type Step = { at: Date } & (
  | { act: 'assign'; by: StaffPerson; to: StaffPerson }
  | { act: 'reply'; by: StaffPerson; text: string; status?: 'waiting-for-sender' | 'done' }
  | { act: 'note'; by: StaffPerson; text: string; scenes: readonly SceneKind[] }
  | { act: 'snooze'; by: StaffPerson; until: Date }
  | { act: 'due'; by: StaffPerson; due: Date }
  | { act: 'follow' | 'release'; by: StaffPerson }
  /** A neighbour has sent the same; it is merged into the case. */
  | { act: 'merge-duplicate'; by: StaffPerson; duplicate: Sending }
  | { act: 'sender-writes'; text: string }
  | { act: 'sender-adds-photo'; scene: SceneKind }
  | { act: 'sender-reopens' | 'sender-withdraws' }
)

/** A case from its form to the last thing that has happened to it. */
export interface Story {
  sending: Sending
  /** Who of the staff has taken it by telephone. */
  registeredBy: StaffPerson | null
  /** In the order of time. */
  steps: readonly Step[]
}
