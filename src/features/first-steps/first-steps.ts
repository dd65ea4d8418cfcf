import { defineActions } from '../../forms/engine/action.ts'
import { firstStepTexts } from './first-steps.words.ts'

/** Where each of the first steps is done, in their order. */
export const firstSteps = {
  homes: '/intern/eiendommer',
  invite: '/intern/ansatte',
  rota: '/intern/vakt',
  mail: '/intern/epost',
  listings: '/intern/annonser',
  form: '/melde-avvik',
} as const

export type FirstStep = keyof typeof firstSteps

export const firstStepActions = defineActions('firstSteps', {
  /** Puts the list away for the whole office. */
  putAway: { permission: 'manage-staff', fields: {}, submit: firstStepTexts.putAway },
})
