import { defineActions } from '../../forms/engine/action.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { files } from '../../forms/kinds/staff/files.ts'
import { text } from '../../forms/kinds/text.ts'
import { manyPicturesTexts as texts } from './pictures.words.ts'

/** What a post without scripts may have in all; it is said in the form. */
const MAX_POSTED_BYTES = 100 * 1024 * 1024

/** The action of the page that many pictures are sent from. */
export const sendActions = defineActions('send-pictures', {
  send: {
    permission: 'edit-portfolio',
    fields: {
      pictures: files({
        label: texts.files,
        required: texts.noFile,
        accept: '.zip,application/zip,image/jpeg,image/png',
        isMultiple: true,
        maxBytes: MAX_POSTED_BYTES,
        help: texts.filesHelp,
      }),
    },
    submit: texts.send,
  },
})

/** The batch in the page's URL. */
const batch = { batch: hidden() }

/** Pictures that belong together by their names. */
const group = { ...batch, stem: hidden() }

/** The actions of a batch of pictures. */
export const batchActions = defineActions('pictures', {
  add: { permission: 'edit-portfolio', fields: batch, submit: texts.addAll },
  undo: { permission: 'edit-portfolio', fields: batch, submit: texts.undo },
  again: { permission: 'edit-portfolio', fields: batch, submit: texts.again },
  discard: {
    permission: 'edit-portfolio',
    fields: batch,
    explain: texts.discardText,
    submit: texts.discard,
  },
  place: {
    permission: 'edit-portfolio',
    fields: {
      ...group,
      home: text({
        label: texts.home,
        required: texts.chooseHome,
        help: texts.homeHelp,
        autocomplete: 'off',
      }),
    },
    submit: texts.place,
  },
  leave: { permission: 'edit-portfolio', fields: group, submit: texts.leave },
})
