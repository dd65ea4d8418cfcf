import { allRoles, staffRoles } from '../../domain/people/staff-roles.ts'
import { NO_CHOICE } from '../../domain/submissions/no-choice.ts'
import { defineActions } from '../../forms/engine/action.ts'
import { email } from '../../forms/kinds/email.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { select } from '../../forms/kinds/select.ts'
import { text } from '../../forms/kinds/text.ts'
import { absenceFields } from '../inbox/absence.ts'
import { absenceTexts } from '../inbox/absence.words.ts'

/** The data of a colleague that decides which actions are offered. */
export interface ActionableColleague {
  state: 'invited' | 'active' | 'disabled'
  hasSecondFactor: boolean
  isMe: boolean
}

const isOpen = ({ state, isMe }: ActionableColleague) => !isMe && state !== 'disabled'

const roleField = select({
  label: 'Rolle',
  required: 'Velg en rolle.',
  default: 'saksbehandler',
  options: allRoles.map((role) => ({ value: role, label: staffRoles[role].one })),
})

/** The colleague. */
const colleague = { id: hidden() }

/** The actions of administrators for their colleagues' accounts. */
export const teamActions = defineActions('team', {
  invite: {
    permission: 'manage-staff',
    fields: {
      name: text({ label: 'Navn', required: 'Skriv navnet.', autocomplete: 'off' }),
      email: email({
        label: 'E-post',
        required: 'Ugyldig e-postadresse.',
        invalid: 'Ugyldig e-postadresse.',
        autocomplete: 'off',
      }),
      role: roleField,
    },
    submit: 'Send invitasjon',
  },
  changeRole: {
    permission: 'manage-staff',
    fields: { ...colleague, role: roleField },
    isOffered: isOpen,
    submit: 'Lagre rolle',
  },
  inviteAgain: {
    permission: 'manage-staff',
    fields: colleague,
    isOffered: (line: ActionableColleague) => isOpen(line) && line.state === 'invited',
    submit: 'Send invitasjonen på nytt',
  },
  resetSecondFactor: {
    permission: 'manage-staff',
    fields: colleague,
    isOffered: (line: ActionableColleague) => isOpen(line) && line.hasSecondFactor,
    explain:
      'For en som har mistet telefonen. Kollegaen logges ut overalt og setter opp et nytt andre steg ved neste innlogging.',
    submit: 'Nullstill det andre steget',
  },
  addAbsence: {
    permission: 'manage-staff',
    fields: { ...colleague, ...absenceFields },
    isOffered: isOpen,
    explain: absenceTexts.leadForColleague,
    submit: absenceTexts.save,
  },
  removeAbsence: {
    permission: 'manage-staff',
    fields: { ...colleague, absence: hidden() },
    submit: absenceTexts.remove,
  },
  close: {
    permission: 'manage-staff',
    fields: {
      ...colleague,
      successor: select({
        label: 'Åpne saker og besøk går til',
        help: 'Saker som den nye ikke leser, blir uten ansvarlig. Besøk som den nye ikke er ledig til, beholder tidspunktet og trenger en annen.',
        options: [{ value: NO_CHOICE, label: 'Ingen, de blir uten ansvarlig' }],
        default: NO_CHOICE,
        offers: 'page',
        autocomplete: 'off',
      }),
    },
    isOffered: isOpen,
    explain: 'Kollegaen logges ut overalt med én gang. Navnet blir stående på det som er gjort.',
    submit: 'Steng kontoen',
  },
  open: {
    permission: 'manage-staff',
    fields: colleague,
    isOffered: ({ state, isMe }: ActionableColleague) => !isMe && state === 'disabled',
    submit: 'Åpne kontoen igjen',
  },
})
