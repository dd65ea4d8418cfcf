import { z } from 'zod'
import type { Answer, Answers } from '../../../../forms/engine/field.ts'

/**
 * The answers of a case, as they are stored: without photos and without sensitive answers. A function tells them: a
 * union of schemas takes twenty times as long, and the inbox reads the answers of every line.
 */
export const storedAnswers = z.custom<Answers>(isAnswers)

function isAnswers(value: unknown): value is Answers {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isAnswer)
  )
}

function isAnswer(value: unknown): value is Answer {
  if (typeof value === 'string' || typeof value === 'number' || value === true) return true
  if (!Array.isArray(value)) return false
  return (
    ['string', 'number'].some((type) => value.every((item) => typeof item === type)) || value.every(isAnswers)
  )
}
