import { z } from 'zod'
import type { Answer, Answers } from '../../forms/field.ts'

/** The answers of a case, as they are stored: without photos and without sensitive answers. */
export const storedAnswers: z.ZodType<Answers> = z.record(
  z.string(),
  z.lazy(() => storedAnswer),
)

const storedAnswer: z.ZodType<Answer> = z.union([
  z.string(),
  z.number(),
  z.literal(true),
  z.array(z.string()),
  z.array(z.number()),
  z.array(storedAnswers),
])
