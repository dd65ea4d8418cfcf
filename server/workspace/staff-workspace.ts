import type { Permission } from '../../domain/permissions.ts'
import { may } from '../../domain/permissions.ts'
import type { CaseworkDeps } from '../casework/desk.ts'
import type { PortfolioDeps } from '../portfolio/deps.ts'
import type { StaffDesk } from '../staff/desk.ts'
import type { SignedIn } from '../staff/session.ts'
import { type AccountWork, accountWork } from './account-work.ts'
import type { AtWork } from './at-work.ts'
import { type CaseReads, caseReads } from './case-reads.ts'
import { type CaseRegistration, caseRegistration } from './case-registration.ts'
import { type OversightDesk, type OversightWork, oversightWork } from './oversight-work.ts'
import { type ListingsReader, listingsReader } from './read-listings.ts'
import { type PropertiesReader, propertiesReader } from './read-properties.ts'
import { type TextsReader, textsReader } from './read-texts.ts'
import { type TeamWork, teamWork } from './team-work.ts'

/** What the staff's side is worked with. */
export interface WorkspaceDesk {
  staff: StaffDesk
  cases: CaseworkDeps
  portfolio: PortfolioDeps
  oversight: OversightDesk
}

/** Everything that somebody who is signed in can do. Each part asks for its permission before it does anything. */
export interface StaffWorkspace {
  staff: SignedIn
  may(permission: Permission): boolean
  cases: CaseReads
  registration: CaseRegistration
  portfolio: PropertiesReader
  listings: ListingsReader
  oversight: OversightWork
  texts: TextsReader
  account: AccountWork
  team: TeamWork
}

export function staffWorkspace(desk: WorkspaceDesk, work: AtWork): StaffWorkspace {
  const { staff } = work
  // The guard of the pages lets nobody get this far by following links.
  const needs = (permission: Permission) => {
    if (!may(staff.role, permission)) throw new Response(null, { status: 403 })
  }
  return {
    staff,
    may: (permission) => may(staff.role, permission),
    cases: caseReads(desk.cases, work, needs),
    registration: caseRegistration(desk.cases, work, needs),
    portfolio: propertiesReader(desk.portfolio, work.visit.now, needs),
    listings: listingsReader(desk.portfolio, needs),
    oversight: oversightWork(desk.oversight, work, needs),
    texts: textsReader(desk.staff, work, needs),
    account: accountWork(desk.staff, work),
    team: teamWork(desk.staff, work, needs),
  }
}
