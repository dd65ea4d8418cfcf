import { landlordRoleNames } from '#landlord/staff-roles.ts'
import type { Language } from '../../../landlord-types/language.ts'
import type { RoleName } from '../../../landlord-types/role-name.ts'
import { defineWords, type WordsIn, wordsOf } from '../text/language.ts'

/** What the product calls the roles. */
export const productRoleNames = defineWords({
  nb: {
    administrator: { one: 'Administrator', many: 'administratorer' },
    saksbehandler: { one: 'Saksbehandler', many: 'saksbehandlere' },
    vaktmester: { one: 'Vaktmester', many: 'vaktmestere' },
    redaktor: { one: 'Redaktør', many: 'redaktører' },
    okonomi: { one: 'Økonomi', many: 'økonomimedarbeidere' },
  },
})

type RoleNames = Readonly<Record<keyof WordsIn<typeof productRoleNames>, RoleName>>

/** What each role is called in a language, by the landlord where it has a name of its own. */
export const roleNamesIn = (language: Language): RoleNames => ({
  ...wordsOf(productRoleNames, language),
  ...wordsOf(landlordRoleNames, language),
})
