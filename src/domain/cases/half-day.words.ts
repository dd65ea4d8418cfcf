import { defineWords } from '../text/language.ts'

export const halfDayWords = defineWords({ nb: { am: 'formiddag', pm: 'ettermiddag' } })
