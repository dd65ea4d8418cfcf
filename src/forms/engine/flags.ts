import type { Answer, Answers } from './field.ts'

/** `danger`: the case is urgent and comes before all others. `bad`: the answer is marked for staff. */
export type FlagLevel = 'danger' | 'bad'

/** Answers that raise a flag where all of them are given. */
type FlaggedAnswers<A> = { readonly [K in keyof A]?: A[K] }

/** Answers that staff must not overlook, by level. */
export type Flags<A = Answers> = { readonly [L in FlagLevel]?: readonly FlaggedAnswers<A>[] }

/** A form, as far as its flags go. */
interface Flagged {
  flags?: Flags
}

/** The fields whose answers raise a flag, with the worst level of each. */
export function flaggedAnswers(form: Flagged, answers: Answers): ReadonlyMap<string, FlagLevel> {
  const levels = new Map<string, FlagLevel>()
  for (const level of ['bad', 'danger'] as const) {
    for (const name of raised(form, level, answers).flatMap(Object.keys)) levels.set(name, level)
  }
  return levels
}

/** Whether answers say that people or the building may be in danger. */
export function isDanger(form: Flagged, answers: Answers): boolean {
  return raised(form, 'danger', answers).length > 0
}

function raised({ flags = {} }: Flagged, level: FlagLevel, answers: Answers): FlaggedAnswers<Answers>[] {
  const isGiven = ([name, value]: [string, Answer | undefined]) => answers[name] === value
  return (flags[level] ?? []).filter((wanted) => Object.entries(wanted).every(isGiven))
}
