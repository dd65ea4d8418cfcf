import type { FoundInWorkspace } from '../../server/finder/find-work.ts'
import { type AnswerNow, useAnswerTo } from '../use-answer-to.ts'

const isFoundInWorkspace = (answer: unknown): answer is FoundInWorkspace =>
  answer instanceof Object &&
  ['cases', 'persons', 'properties'].every((kind) => Array.isArray(Reflect.get(answer, kind)))

/** What a text finds on the server, while it is typed. */
export const useFound = (typed: string): AnswerNow<FoundInWorkspace> =>
  useAnswerTo('/api/ansatt/finn?q=', typed, isFoundInWorkspace)
