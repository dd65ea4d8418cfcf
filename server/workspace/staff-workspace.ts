import type { Permission } from '../../domain/permissions.ts'
import { may } from '../../domain/permissions.ts'
import type { ListDeps } from '../casework/shared-reads.ts'
import type { PortfolioDeps } from '../portfolio/deps.ts'
import type { StaffDeps } from '../staff/deps.ts'
import type { SignedIn } from '../staff/session.ts'
import { type AccountWork, accountWork } from './account-work.ts'
import { type CaseReads, caseReads } from './case-reads.ts'
import { type CaseRegistration, caseRegistration } from './case-registration.ts'
import { type FoundInWorkspace, findWork } from './find-work.ts'
import { menuCounts } from './menu-counts.ts'
import { type OversightDeps, type OversightWork, oversightWork } from './oversight-work.ts'
import { type ListingsReader, listingsReader } from './read-listings.ts'
import { type PropertiesReader, propertiesReader } from './read-properties.ts'
import { type RotaReader, rotaReader } from './read-rota.ts'
import { type TextsReader, textsReader } from './read-texts.ts'
import { type WaitingDeps, type WaitingReader, waitingReader } from './read-waiting.ts'
import type { StaffRequest } from './staff-request.ts'
import { type TeamWork, teamWork } from './team-work.ts'

/** The dependencies of the staff side. */
export interface WorkspaceDeps {
  staff: StaffDeps
  cases: ListDeps
  portfolio: PortfolioDeps
  oversight: OversightDeps
  alerts: WaitingDeps
}

/** What a signed-in staff member can do. Each part checks its permission first. */
export interface StaffWorkspace {
  staff: SignedIn
  may(permission: Permission): boolean
  /** The value of a cookie of the staff member's browser; null where there is none. */
  cookie(name: string): string | null
  cases: CaseReads
  /** What a text finds in all of the workspace, as far as the role reads it. */
  find(text: string): Promise<FoundInWorkspace>
  /** What waits behind the pages of the menu, by page. */
  menuCounts(): Promise<Record<string, string>>
  registration: CaseRegistration
  portfolio: PropertiesReader
  listings: ListingsReader
  waiting: WaitingReader
  oversight: OversightWork
  texts: TextsReader
  rota: RotaReader
  account: AccountWork
  team: TeamWork
}

export function staffWorkspace(deps: WorkspaceDeps, work: StaffRequest): StaffWorkspace {
  const { staff } = work
  // A second check: the guard of the pages has already refused requests without the permission.
  const needs = (permission: Permission) => {
    if (!may(staff.role, permission)) throw new Response(null, { status: 403 })
  }
  return {
    staff,
    may: (permission) => may(staff.role, permission),
    cookie: (name) => work.jar.cookie(name),
    cases: caseReads(deps.cases, work, needs),
    find: (text) => findWork(deps.cases, staff, text, work.context.now),
    menuCounts: () => menuCounts(deps.cases, staff, work.context.now),
    registration: caseRegistration(deps.cases, work, needs),
    portfolio: propertiesReader(deps.portfolio, work.context.now, needs),
    listings: listingsReader(deps.portfolio, needs),
    waiting: waitingReader(deps.alerts, work.context.now, needs),
    oversight: oversightWork(deps.oversight, work, needs),
    rota: rotaReader(deps.staff, work, needs),
    texts: textsReader(deps.staff, deps.cases, work, needs),
    account: accountWork(deps.staff, work),
    team: teamWork(deps.staff, work, needs),
  }
}
