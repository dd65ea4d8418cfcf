import { defineActions } from '../../forms/engine/action.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { routingTexts } from './routing.words.ts'

/** The actions of «Fordeling». */
export const routingActions = defineActions('routing', {
  save: {
    permission: 'manage-staff',
    fields: { which: hidden(), place: hidden(), to: hidden() },
    submit: routingTexts.save,
  },
  remove: { permission: 'manage-staff', fields: { id: hidden() }, submit: routingTexts.remove },
})
