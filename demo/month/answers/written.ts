import type { SceneKind } from '../../../landlord-types/scene.ts'
import type { IsoDate } from '../../../src/domain/time/calendar.ts'
import type { Entries } from '../../../src/forms/engine/entries.ts'
import type { Random } from '../../illustrations/random.ts'
import type { Person } from '../people.ts'

/** What a form is filled in from. */
export interface Writer {
  random: Random
  person: Person
  /** The day on which it is sent. */
  day: IsoDate
  /** Whether it cannot wait, where the form can say so. */
  isUrgent: boolean
}

/** A form as its sender has filled it in. */
export interface Written {
  entries: Entries
  /** What a photo of it would show, where one is likely. */
  scene?: SceneKind
  /** What staff answer when it is done. */
  outcome: string
}

export type Write = (writer: Writer) => Written

/** Posted values of one answer each; those without an answer are left out. */
export function writtenEntriesOf(answers: Readonly<Record<string, string>>): Entries {
  return Object.fromEntries(Object.entries(answers).flatMap(([name, text]) => (text ? [[name, [text]]] : [])))
}
