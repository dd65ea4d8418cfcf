import { keysOf } from '../records.ts'
import { defaultLanguage, staffLanguage, type WordsIn, wordsOf } from '../text/language.ts'
import { productRoleNames, roleNamesIn } from './role-names.ts'

export type StaffRole = keyof WordsIn<typeof productRoleNames>

export const allRoles = keysOf(wordsOf(productRoleNames, defaultLanguage))

/** What each role is called on the staff pages. */
export const staffRoles = roleNamesIn(staffLanguage)
