import { defineActions } from '../../forms/engine/action.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { number } from '../../forms/kinds/number.ts'
import { secondFactorTexts } from '../sign-in/second-factor.words.ts'
import { accountNumberTexts } from './accounts.words.ts'

/** The proposal. */
const proposal = { id: hidden() }

/**
 * The account numbers that suppliers see. A change needs two staff members: one proposes a number, another approves
 * it.
 */
export const accountActions = defineActions('account', {
  propose: {
    permission: 'propose-accounts',
    fields: {
      orgNumber: hidden(),
      account: number({
        label: accountNumberTexts.number,
        required: accountNumberTexts.wrongNumber,
        autocomplete: 'off',
      }),
    },
    submit: accountNumberTexts.propose,
  },
  approve: {
    permission: 'approve-accounts',
    fields: {
      ...proposal,
      code: number({
        label: secondFactorTexts.code,
        required: secondFactorTexts.refused.wrong,
        autocomplete: 'one-time-code',
        sensitive: true,
      }),
    },
    submit: accountNumberTexts.approve,
  },
  withdraw: { permission: 'propose-accounts', fields: proposal, submit: accountNumberTexts.withdraw },
  refuse: { permission: 'approve-accounts', fields: proposal, submit: accountNumberTexts.refuse },
  stop: { permission: 'approve-accounts', fields: proposal, submit: accountNumberTexts.stop },
})
