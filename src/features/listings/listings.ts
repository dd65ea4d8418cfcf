import { NO_CHOICE } from '../../domain/submissions/no-choice.ts'
import { defineActions } from '../../forms/engine/action.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { select } from '../../forms/kinds/select.ts'
import { staffListingTexts } from './listings.words.ts'

/** The listing. */
const listing = { id: hidden() }

/** A listing and a property that seem to be one home. */
const match = { ...listing, property: hidden() }

/** The actions for listings from FINN, and for the imports that staff start. */
export const listingActions = defineActions('listings', {
  sync: { permission: 'run-imports', fields: {}, submit: staffListingTexts.sync },
  importPictures: { permission: 'run-imports', fields: {}, submit: staffListingTexts.images },
  hide: { permission: 'edit-portfolio', fields: listing, submit: staffListingTexts.hide },
  show: { permission: 'edit-portfolio', fields: listing, submit: staffListingTexts.show },
  same: { permission: 'edit-portfolio', fields: match, submit: staffListingTexts.matches.same },
  different: { permission: 'edit-portfolio', fields: match, submit: staffListingTexts.matches.different },
  link: {
    permission: 'edit-portfolio',
    fields: {
      ...listing,
      property: select({
        label: staffListingTexts.property,
        options: [{ value: NO_CHOICE, label: staffListingTexts.noProperty }],
        default: NO_CHOICE,
        offers: 'page',
      }),
    },
    submit: staffListingTexts.saveLink,
  },
})
