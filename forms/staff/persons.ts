import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { defineActions } from '../action.ts'
import { hidden } from '../kinds/staff/hidden.ts'
import { text } from '../kinds/text.ts'
import { personTexts } from './persons.words.ts'

const texts = wordsOf(personTexts, staffLanguage)

/** The actions for the data about a person. */
export const personActions = defineActions('person', {
  erase: {
    permission: 'handle-persons',
    fields: {
      person: hidden(),
      again: text({
        label: texts.again,
        required: texts.notTheSame,
        autocomplete: 'off',
      }),
    },
    explain: texts.eraseText,
    submit: texts.confirm,
  },
  confirmRetention: {
    permission: 'handle-persons',
    fields: {},
    submit: texts.heldConfirm,
  },
})
