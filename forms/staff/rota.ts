import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { keysOf } from '../../domain/records.ts'
import { allRoles, staffRoles } from '../../domain/staff-roles.ts'
import { defineActions } from '../action.ts'
import { select } from '../kinds/select.ts'
import { dateTime } from '../kinds/staff/date-time.ts'
import { hidden } from '../kinds/staff/hidden.ts'
import { wholeNumber } from '../kinds/staff/whole-number.ts'
import { rotaTexts } from './rota.words.ts'

const texts = wordsOf(rotaTexts, staffLanguage)

/** The prefixes of the choices of a fallback: one colleague, or all of a role. */
export const fallbackKinds = { staff: 'ansatt:', role: 'rolle:' } as const

const period = {
  from: dateTime({ label: texts.from, required: texts.when, invalid: texts.when }),
  to: dateTime({ label: texts.to, required: texts.when, invalid: texts.when }),
}

const colleague = (label: string) =>
  select({ label, required: texts.whoRequired, options: [], offers: 'page', autocomplete: 'off' })

/** A shift that is not over. */
export interface ChangeableShift {
  isOver: boolean
}

const isAhead = ({ isOver }: ChangeableShift) => !isOver

/** The actions of the rota. */
export const rotaActions = defineActions('rota', {
  add: {
    permission: 'edit-rota',
    fields: {
      staff: colleague(texts.who),
      ...period,
      weeks: select({
        label: texts.repeat,
        options: keysOf(texts.repeats).map((value) => ({
          value: String(value),
          label: texts.repeats[value],
        })),
        default: '0',
        autocomplete: 'off',
      }),
      times: wholeNumber({
        label: texts.times,
        within: { from: 1, to: 52, message: texts.timesWithin },
      }),
    },
    submit: texts.add,
  },
  swap: {
    permission: 'edit-rota',
    fields: { id: hidden(), staff: colleague(texts.swapWith), ...period },
    isOffered: isAhead,
    explain: texts.swapExplain,
    submit: texts.swapSubmit,
  },
  remove: {
    permission: 'edit-rota',
    fields: { id: hidden() },
    isOffered: isAhead,
    submit: texts.remove,
  },
  settings: {
    permission: 'edit-rota',
    fields: {
      fallback: select({
        label: texts.fallback,
        options: allRoles.map((role) => ({
          value: `${fallbackKinds.role}${role}`,
          label: texts.fallbackRole(staffRoles[role].many),
        })),
        default: `${fallbackKinds.role}administrator`,
        offers: 'page',
        autocomplete: 'off',
      }),
      escalateAfter: select({
        label: texts.escalate,
        options: ['10', '15', '30', '60', '120'].map((value) => ({ value, label: texts.minutes(value) })),
        default: '15',
        autocomplete: 'off',
      }),
    },
    submit: texts.saveSettings,
  },
})
