import { landlordRoleNames } from '../landlord/staff-roles.ts'
import type { Words } from '../landlord-types/language.ts'
import type { RoleName } from '../landlord-types/role-name.ts'
import {
  allLanguages,
  defaultLanguage,
  defineWords,
  staffLanguage,
  type WordsIn,
  wordsOf,
} from './language.ts'
import { keysOf, recordOf } from './records.ts'

const names = defineWords({
  nb: {
    administrator: { one: 'Administrator', many: 'administratorer' },
    saksbehandler: { one: 'Saksbehandler', many: 'saksbehandlere' },
    vaktmester: { one: 'Vaktmester', many: 'vaktmestere' },
    redaktor: { one: 'Redaktør', many: 'redaktører' },
    okonomi: { one: 'Økonomi', many: 'økonomimedarbeidere' },
  },
})

export type StaffRole = keyof WordsIn<typeof names>

export const allRoles = keysOf(wordsOf(names, defaultLanguage))

/** What each role is called, by the landlord where it has a name of its own. */
export const roleNames: Words<Readonly<Record<StaffRole, RoleName>>> = recordOf(allLanguages, (language) =>
  recordOf(allRoles, (role) => wordsOf(landlordRoleNames, language)[role] ?? wordsOf(names, language)[role]),
)

/** The same as staff read it. */
export const staffRoles = wordsOf(roleNames, staffLanguage)
