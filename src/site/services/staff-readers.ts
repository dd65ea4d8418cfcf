import { type AccountsReader, accountsReader } from '../../features/accounts/server/read-accounts.ts'
import { type WaitingReader, waitingReader } from '../../features/alerts/server/read-waiting.ts'
import { type NoticeReader, noticeReader } from '../../features/building-notices/server/notice-reader.ts'
import {
  type BuildingsReader,
  buildingsReader,
} from '../../features/building-pages/server/read-building-pages.ts'
import { type DemoReader, demoPageReader } from '../../features/demo-removal/server/read-demo.ts'
import {
  type FirstStepsReader,
  firstStepsReader,
} from '../../features/first-steps/server/read-first-steps.ts'
import { type CaseReads, caseReads } from '../../features/inbox/server/case-reads.ts'
import { type FoundInWorkspace, findWork } from '../../features/inbox/server/finder/find-work.ts'
import { menuCounts } from '../../features/inbox/server/list/menu-counts.ts'
import {
  type CaseRegistration,
  caseRegistration,
} from '../../features/inbox/server/senders/case-registration.ts'
import { type MailReads, mailReads } from '../../features/incoming-mail/server/mail-reads.ts'
import { type ListingsReader, listingsReader } from '../../features/listings/server/read-listings.ts'
import { type OverviewReads, overviewReads } from '../../features/overview/server/overview-reads.ts'
import {
  type BatchesReader,
  batchesReader,
} from '../../features/portfolio-editing/server/pictures/read-batches.ts'
import {
  type PropertiesReader,
  propertiesReader,
} from '../../features/portfolio-editing/server/read-properties.ts'
import { type PersonReads, personReads } from '../../features/privacy/server/person-reads.ts'
import { type RoutingReader, routingReader } from '../../features/routing/server/read-rules.ts'
import { type RotaReader, rotaReader } from '../../features/staff-notices/server/read-rota.ts'
import { type AccountWork, accountWork } from '../../features/team/server/account-work.ts'
import { type TeamWork, teamWork } from '../../features/team/server/team-work.ts'
import { type TextsReader, textsReader } from '../../features/text-editing/server/read-texts.ts'
import type { StaffReader } from '../../features/workspace/server/staff-request.ts'
import type { Services } from './services.ts'

/** What the pages of staff read, by feature. */
export interface StaffReaders {
  account: StaffReader<AccountWork>
  accounts: StaffReader<AccountsReader>
  batches: StaffReader<BatchesReader>
  buildings: StaffReader<BuildingsReader>
  cases: StaffReader<CaseReads>
  demo: StaffReader<DemoReader>
  firstSteps: StaffReader<FirstStepsReader>
  find: StaffReader<(text: string) => Promise<FoundInWorkspace>>
  listings: StaffReader<ListingsReader>
  mails: StaffReader<MailReads>
  menuCounts: StaffReader<() => Promise<Record<string, string>>>
  overview: StaffReader<OverviewReads>
  buildingNotices: StaffReader<NoticeReader>
  persons: StaffReader<PersonReads>
  properties: StaffReader<PropertiesReader>
  registration: StaffReader<CaseRegistration>
  rota: StaffReader<RotaReader>
  routing: StaffReader<RoutingReader>
  team: StaffReader<TeamWork>
  texts: StaffReader<TextsReader>
  waiting: StaffReader<WaitingReader>
}

export function staffReaders({
  deps,
  staff,
  portfolio,
  alerts,
  oversight,
}: Pick<Services, 'deps' | 'staff' | 'portfolio' | 'alerts' | 'oversight'>): StaffReaders {
  return {
    account: (request) => accountWork(staff, request),
    accounts: (request) => accountsReader(staff, request),
    batches: (request) => batchesReader(portfolio, request),
    buildings: (request) => buildingsReader(deps, request),
    cases: (request) => caseReads(deps, request),
    demo: (request) => demoPageReader(deps, request),
    firstSteps: (request) => firstStepsReader(deps, request),
    find: (request) => (text) => findWork(deps, request.staff, text, request.context.now),
    listings: (request) => listingsReader(portfolio, request),
    mails: (request) => mailReads(deps, request),
    menuCounts: (request) => () => menuCounts(deps, request.staff, request.context.now),
    overview: (request) => overviewReads(deps, request),
    persons: (request) => personReads(oversight, request),
    properties: (request) => propertiesReader(alerts, request),
    registration: (request) => caseRegistration(deps, request),
    buildingNotices: (request) => noticeReader(deps, request),
    rota: (request) => rotaReader(staff, request),
    routing: (request) => routingReader(staff, request),
    team: (request) => teamWork(staff, request),
    texts: (request) => textsReader(staff, deps, request),
    waiting: (request) => waitingReader(alerts, request),
  }
}
