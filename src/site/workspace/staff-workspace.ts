import type { Permission } from '../../domain/people/permissions.ts'
import { may } from '../../domain/people/permissions.ts'
import {
  type WaitingDeps,
  type WaitingReader,
  waitingReader,
} from '../../features/alerts/server/read-waiting.ts'
import { type CaseReads, caseReads } from '../../features/inbox/server/case-reads.ts'
import { type CaseRegistration, caseRegistration } from '../../features/inbox/server/case-registration.ts'
import { type FoundInWorkspace, findWork } from '../../features/inbox/server/find-work.ts'
import type { ListDeps } from '../../features/inbox/server/shared-reads.ts'
import { type ListingsReader, listingsReader } from '../../features/listings/server/read-listings.ts'
import {
  type OversightDeps,
  type OversightWork,
  oversightWork,
} from '../../features/overview/server/oversight-work.ts'
import type { PortfolioDeps } from '../../features/portfolio-editing/server/deps.ts'
import {
  type PropertiesReader,
  propertiesReader,
} from '../../features/portfolio-editing/server/read-properties.ts'
import type { StaffDeps } from '../../features/sign-in/server/deps.ts'
import type { SignedIn } from '../../features/sign-in/server/session.ts'
import { type RotaReader, rotaReader } from '../../features/staff-notices/server/read-rota.ts'
import { type AccountWork, accountWork } from '../../features/team/server/account-work.ts'
import { type TeamWork, teamWork } from '../../features/team/server/team-work.ts'
import { type TextsReader, textsReader } from '../../features/text-editing/server/read-texts.ts'
import type { StaffRequest } from '../../features/workspace/server/staff-request.ts'
import { menuCounts } from './menu-counts.ts'

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
