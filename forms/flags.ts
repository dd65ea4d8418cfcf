import type { Answer, Answers } from './field.ts'

/** `danger`: the case is urgent and comes before all others. `bad`: the answer is marked for staff. */
export type FlagLevel = 'danger' | 'bad'

/** Answers that staff must not overlook. The flag is raised where all of them are given. */
export interface Flag<A = Answers> {
  level: FlagLevel
  when: { readonly [K in keyof A]?: A[K] }
}

/** A form, as far as its flags go. */
interface Flagged {
  flags?: readonly Flag[]
}

/** The fields whose answers raise a flag, with the worst level of each. */
export function flaggedAnswers(form: Flagged, answers: Answers): ReadonlyMap<string, FlagLevel> {
  const levels = new Map<string, FlagLevel>()
  for (const { level, when } of raised(form, answers)) {
    for (const name of Object.keys(when)) if (levels.get(name) !== 'danger') levels.set(name, level)
  }
  return levels
}

/** Whether answers say that people or the building may be in danger. */
export function isDanger(form: Flagged, answers: Answers): boolean {
  return raised(form, answers).some(({ level }) => level === 'danger')
}

function raised({ flags = [] }: Flagged, answers: Answers): Flag[] {
  const isGiven = ([name, value]: [string, Answer | undefined]) => answers[name] === value
  return flags.filter(({ when }) => Object.entries(when).every(isGiven))
}
