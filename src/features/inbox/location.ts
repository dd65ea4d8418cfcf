import { keysOf } from '../../domain/records.ts'
import { defineActions } from '../../forms/engine/action.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { select } from '../../forms/kinds/select.ts'
import { text } from '../../forms/kinds/text.ts'
import { fieldsOnCase } from './case-fields.ts'
import { locationTexts } from './location.words.ts'

/** The actions on where a case is. */
export const locationActions = defineActions('place', {
  /** The building that was suggested is the right one. */
  confirm: {
    permission: 'work-cases',
    fields: { ...fieldsOnCase, building: hidden() },
    submit: locationTexts.confirm,
  },
  change: {
    permission: 'work-cases',
    fields: {
      ...fieldsOnCase,
      address: text({
        label: locationTexts.building,
        help: locationTexts.buildingHelp,
        required: null,
        autocomplete: 'off',
      }),
      flat: text({
        label: locationTexts.flat,
        help: locationTexts.flatHelp,
        required: null,
        maxLength: 40,
        autocomplete: 'off',
      }),
      concerns: select({
        label: locationTexts.concernsLabel,
        options: keysOf(locationTexts.concerns).map((value) => ({
          value,
          label: locationTexts.concerns[value],
        })),
        default: 'home',
        autocomplete: 'off',
      }),
    },
    submit: locationTexts.save,
  },
})
