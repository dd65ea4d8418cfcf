import { allRoles, staffRoles } from '../../domain/people/staff-roles.ts'
import { keysOf } from '../../domain/records.ts'
import { defineActions } from '../../forms/engine/action.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { select } from '../../forms/kinds/select.ts'
import { dateTime } from '../../forms/kinds/staff/date-time.ts'
import { wholeNumber } from '../../forms/kinds/staff/whole-number.ts'
import { rotaTexts } from './rota.words.ts'

/** The prefixes of the choices of a fallback: one colleague, or all of a role. */
export const fallbackKinds = { staff: 'ansatt:', role: 'rolle:' } as const

const period = {
  from: dateTime({ label: rotaTexts.from, required: rotaTexts.when, invalid: rotaTexts.when }),
  to: dateTime({ label: rotaTexts.to, required: rotaTexts.when, invalid: rotaTexts.when }),
}

const colleague = (label: string) =>
  select({ label, required: rotaTexts.whoRequired, options: [], offers: 'page', autocomplete: 'off' })

/** A shift that is not over. */
interface ChangeableShift {
  isOver: boolean
}

const isAhead = ({ isOver }: ChangeableShift) => !isOver

/** The actions of the rota. */
export const rotaActions = defineActions('rota', {
  add: {
    permission: 'edit-rota',
    fields: {
      staff: colleague(rotaTexts.who),
      ...period,
      weeks: select({
        label: rotaTexts.repeat,
        options: keysOf(rotaTexts.repeats).map((value) => ({
          value: String(value),
          label: rotaTexts.repeats[value],
        })),
        default: '0',
        autocomplete: 'off',
      }),
      times: wholeNumber({
        label: rotaTexts.times,
        within: { from: 1, to: 52, message: rotaTexts.timesWithin },
      }),
    },
    submit: rotaTexts.add,
  },
  swap: {
    permission: 'edit-rota',
    fields: { id: hidden(), staff: colleague(rotaTexts.swapWith), ...period },
    isOffered: isAhead,
    explain: rotaTexts.swapExplain,
    submit: rotaTexts.swapSubmit,
  },
  remove: {
    permission: 'edit-rota',
    fields: { id: hidden() },
    isOffered: isAhead,
    submit: rotaTexts.remove,
  },
  settings: {
    permission: 'edit-rota',
    fields: {
      fallback: select({
        label: rotaTexts.fallback,
        options: allRoles.map((role) => ({
          value: `${fallbackKinds.role}${role}`,
          label: rotaTexts.fallbackRole(staffRoles[role].many),
        })),
        default: `${fallbackKinds.role}administrator`,
        offers: 'page',
        autocomplete: 'off',
      }),
      escalateAfter: select({
        label: rotaTexts.escalate,
        options: ['10', '15', '30', '60', '120'].map((value) => ({ value, label: rotaTexts.minutes(value) })),
        default: '15',
        autocomplete: 'off',
      }),
    },
    submit: rotaTexts.saveSettings,
  },
})
