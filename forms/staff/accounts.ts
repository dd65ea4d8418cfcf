import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { defineActions } from '../action.ts'
import { number } from '../kinds/number.ts'
import { hidden } from '../kinds/staff/hidden.ts'
import { accountTexts } from './accounts.words.ts'
import { secondFactorTexts } from './second-factor.words.ts'

const texts = wordsOf(accountTexts, staffLanguage)
const secondFactor = wordsOf(secondFactorTexts, staffLanguage)

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
      account: number({ label: texts.number, required: texts.wrongNumber, autocomplete: 'off' }),
    },
    submit: texts.propose,
  },
  approve: {
    permission: 'approve-accounts',
    fields: {
      ...proposal,
      code: number({
        label: secondFactor.code,
        required: secondFactor.refused.wrong,
        autocomplete: 'one-time-code',
        sensitive: true,
      }),
    },
    submit: texts.approve,
  },
  withdraw: { permission: 'propose-accounts', fields: proposal, submit: texts.withdraw },
  refuse: { permission: 'approve-accounts', fields: proposal, submit: texts.refuse },
  stop: { permission: 'approve-accounts', fields: proposal, submit: texts.stop },
})
