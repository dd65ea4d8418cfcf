import type { ReplyPromise, ReplyTime } from '../../../../landlord-types/promise.ts'
import { contradictionIn } from '../../../domain/cases/promise-words.ts'
import { defineKind } from '../../engine/kind.ts'
import { same } from '../../engine/line.ts'
import { promiseUnits, replyPromiseTexts as texts } from '../reply-promise.words.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    replyPromise: { field: FieldBase; answer: ReplyPromise }
  }
}

const MAX_WORDS = 60
const MAX_WORKING_DAYS = 10
const MAX_HOURS = 24 * MAX_WORKING_DAYS

type Unit = keyof typeof promiseUnits

/** A promised reply time: words, and the number and unit of the clock, sent under paths below the field's name. */
export const replyPromise = defineKind('replyPromise', {
  attributes: { type: 'text', inputMode: 'numeric', maxLength: 3 },
  read: (_, { label }, { name, entries }) => {
    const refuse = (error: string) => ({ error: `${label}: ${error}` })
    const [words = '', number = '', unit = ''] = ['words', 'number', 'unit'].map((part) =>
      entries[`${name}.${part}`]?.[0]?.trim(),
    )
    if (!words) return refuse(texts.noWords)
    if (words.length > MAX_WORDS) return refuse(texts.tooLong(MAX_WORDS))
    if (/^innen\b|[.{}]/i.test(words)) return refuse(texts.repeated)
    const time = readTime(number, unit)
    if (!time) return refuse(texts.notWhole(MAX_WORKING_DAYS, MAX_HOURS))
    const contradiction = contradictionIn({ words, time })
    return { answer: { words, time }, ...(contradiction && refuse(texts[contradiction])) }
  },
  write: (answer, _, name) => {
    if (typeof answer !== 'object' || !('time' in answer)) return {}
    return {
      [`${name}.words`]: [answer.words],
      [`${name}.number`]: [
        String('workingDays' in answer.time ? answer.time.workingDays : answer.time.hours),
      ],
      [`${name}.unit`]: [unitOf(answer.time)],
    }
  },
  show: same,
  hasLines: false,
  isSecret: false,
  schema: () => ({ type: 'object' }),
  sample: () => null,
})

const unitOf = (time: ReplyTime): Unit =>
  'workingDays' in time ? 'workingDays' : time.workingDaysOnly ? 'workingDayHours' : 'hours'

function readTime(number: string, unit: string): ReplyTime | null {
  const count = /^\d{1,3}$/.test(number) ? Number(number) : 0
  if (!(unit in promiseUnits) || count < 1 || count > (unit === 'workingDays' ? MAX_WORKING_DAYS : MAX_HOURS))
    return null
  return unit === 'workingDays'
    ? { workingDays: count }
    : { hours: count, workingDaysOnly: unit === 'workingDayHours' }
}
