import { defineActions } from '../../forms/engine/action.ts'
import type { AnswersOf } from '../../forms/engine/answers.ts'
import { consent } from '../../forms/kinds/consent.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { dateTime } from '../../forms/kinds/staff/date-time.ts'
import { files } from '../../forms/kinds/staff/files.ts'
import { list } from '../../forms/kinds/staff/list.ts'
import { text } from '../../forms/kinds/text.ts'
import { editingFields } from '../info-pages/editing.ts'
import { portfolioTexts } from './portfolio.words.ts'
import { propertyFields } from './property-fields.ts'

/** Stands for the id in the URL of a new property. */
export const NEW_PROPERTY = 'ny'

/** The property in the page's URL. */
const property = { id: hidden() }

/** A stored picture: what it shows, its position, and whether it is removed. */
export const pictureFields = {
  url: hidden(),
  alt: text({ label: portfolioTexts.alt, autocomplete: 'off' }),
  /** The number typed on a page without scripts. */
  place: text({ label: portfolioTexts.order, autocomplete: 'off' }),
  remove: consent({ label: portfolioTexts.removePicture, statement: portfolioTexts.removePicture }),
}

/** The stored pictures, in the order of the page. */
export const galleryField = list({ label: portfolioTexts.pictures, fields: pictureFields })

export type PostedPicture = AnswersOf<typeof pictureFields>

/** Sorts posted pictures by their numbers, or else in the order of the page. */
export function picturesInOrder(gallery: readonly PostedPicture[]): PostedPicture[] {
  return gallery
    .map((picture, index) => ({ picture, place: Number(picture.place) || index + 1 }))
    .sort((a, b) => a.place - b.place)
    .map(({ picture }) => picture)
}

/** Added pictures. */
export const newPictures = files({
  label: portfolioTexts.addPictures,
  accept: 'image/jpeg,image/png',
  isMultiple: true,
  help: portfolioTexts.picturesHelp,
})

/** When a version is published. */
export const publishAt = dateTime({
  label: portfolioTexts.publishAt,
  required: portfolioTexts.chooseMoment,
  invalid: portfolioTexts.chooseMoment,
  isFuture: true,
  autocomplete: 'off',
})

const content = {
  ...property,
  ...editingFields,
  ...propertyFields,
  gallery: galleryField,
  pictures: newPictures,
}

/** The actions of a property's page. */
export const propertyActions = defineActions('property', {
  publish: { permission: 'edit-portfolio', fields: content, submit: portfolioTexts.publish },
  saveDraft: { permission: 'edit-portfolio', fields: content, submit: portfolioTexts.save },
  schedule: {
    permission: 'edit-portfolio',
    fields: { ...content, publishAt },
    submit: portfolioTexts.schedule,
  },
  restore: {
    permission: 'edit-portfolio',
    fields: { ...property, version: hidden() },
    submit: portfolioTexts.restore,
  },
  undoDraft: {
    permission: 'edit-portfolio',
    fields: { ...property, version: hidden() },
    submit: portfolioTexts.undoDraft,
  },
  copy: { permission: 'edit-portfolio', fields: property, submit: portfolioTexts.copy },
  archive: {
    permission: 'edit-portfolio',
    fields: property,
    explain: portfolioTexts.archiveText,
    submit: portfolioTexts.archive,
  },
})
