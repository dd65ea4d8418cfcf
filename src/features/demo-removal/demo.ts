import { defineActions } from '../../forms/engine/action.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { demoTexts } from './demo.words.ts'

/** What the page listed: another removal than that is refused. */
const fields = { listed: hidden() }

/** Taking the demo out: with the homes that were edited, or that real cases are about, or without them. */
export const demoActions = defineActions('demo', {
  removeAll: { permission: 'remove-demo', fields, submit: demoTexts.removeAll },
  removeUntouched: { permission: 'remove-demo', fields, submit: demoTexts.removeUntouched },
})
