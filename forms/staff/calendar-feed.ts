import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { defineActions, shape } from '../action.ts'
import { calendarFeedTexts } from './calendar-feed.words.ts'

const texts = wordsOf(calendarFeedTexts, staffLanguage)

const newAddress = { permission: 'read-cases', fields: {}, shows: shape<{ address: string }>() } as const

/** The calendar feed of a staff member's own visits. */
export const calendarFeedActions = defineActions('calendarFeed', {
  turnOn: { ...newAddress, submit: texts.turnOn },
  renew: { ...newAddress, explain: texts.renewExplain, submit: texts.renew },
  turnOff: { permission: null, fields: {}, submit: texts.turnOff },
})
