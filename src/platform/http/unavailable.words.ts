import { defineWords } from '../../domain/text/language.ts'

/** The page for a request that the database cannot serve now. */
export const unavailableWords = defineWords({
  nb: {
    read: {
      title: 'Vi får ikke svart akkurat nå',
      text: 'Vent noen sekunder, og last siden på nytt.',
    },
    posted: {
      title: 'Vi får ikke svart akkurat nå',
      text: 'Det du skrev, er ikke borte. Vent noen sekunder, og last siden på nytt: da sender nettleseren det en gang til.',
    },
  },
})
