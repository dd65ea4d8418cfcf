import { defineActions, shape } from '../../forms/engine/action.ts'
import { calendarFeedTexts } from './calendar-feed.words.ts'

const newAddress = { permission: 'read-cases', fields: {}, shows: shape<{ address: string }>() } as const

/** The calendar feed of a staff member's own visits. */
export const calendarFeedActions = defineActions('calendarFeed', {
  turnOn: { ...newAddress, submit: calendarFeedTexts.turnOn },
  renew: { ...newAddress, explain: calendarFeedTexts.renewExplain, submit: calendarFeedTexts.renew },
  turnOff: { permission: null, fields: {}, submit: calendarFeedTexts.turnOff },
})
