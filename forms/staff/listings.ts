import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { NO_CHOICE } from '../../domain/no-choice.ts'
import { defineActions } from '../action.ts'
import { select } from '../kinds/select.ts'
import { hidden } from '../kinds/staff/hidden.ts'
import { listingTexts } from './listings.words.ts'

const texts = wordsOf(listingTexts, staffLanguage)

/** The listing. */
const listing = { id: hidden() }

/** The actions for listings from FINN, and for the imports that staff start. */
export const listingActions = defineActions('listings', {
  sync: { permission: 'run-imports', fields: {}, submit: texts.sync },
  importPictures: { permission: 'run-imports', fields: {}, submit: texts.images },
  hide: { permission: 'edit-portfolio', fields: listing, submit: texts.hide },
  show: { permission: 'edit-portfolio', fields: listing, submit: texts.show },
  link: {
    permission: 'edit-portfolio',
    fields: {
      ...listing,
      property: select({
        label: texts.property,
        options: [{ value: NO_CHOICE, label: texts.noProperty }],
        default: NO_CHOICE,
        offers: 'page',
      }),
    },
    submit: texts.saveLink,
  },
})
