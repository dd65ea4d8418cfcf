import { defineActions } from '../../forms/engine/action.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { text } from '../../forms/kinds/text.ts'
import { personTexts } from './persons.words.ts'

/** The actions for the data about a person. */
export const personActions = defineActions('person', {
  erase: {
    permission: 'handle-persons',
    fields: {
      person: hidden(),
      again: text({
        label: personTexts.again,
        required: personTexts.notTheSame,
        autocomplete: 'off',
      }),
    },
    explain: personTexts.eraseText,
    submit: personTexts.confirm,
  },
  confirmRetention: {
    permission: 'handle-persons',
    fields: {},
    submit: personTexts.heldConfirm,
  },
})
