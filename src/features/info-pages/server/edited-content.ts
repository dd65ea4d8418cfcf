import type { Pool } from 'pg'
import { z } from 'zod'
import type { Contact } from '../../../../landlord-types/contact.ts'
import type { ReplyTimes } from '../../../../landlord-types/promise.ts'
import type { ReplyTemplate } from '../../../../landlord-types/support.ts'
import {
  allDocuments,
  contentOf,
  type DocumentId,
  type EditedContent,
  editable,
  hasFacts,
} from '../../../domain/documents/documents.ts'
import { fillCopy } from '../../../domain/documents/fill-copy.ts'
import type { PageContent, ShownContent } from '../../../domain/documents/page-content.ts'
import { pageFacts } from '../../../domain/documents/page-facts.ts'
import type { Log } from '../../../platform/base/log.ts'
import type { DataTag, DataVersion } from '../../../platform/database/data-version.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { publishedAccounts } from './published-accounts.ts'
import { versionOf } from './rules-version.ts'
import { parseStored } from './stored-documents.ts'

/** The content of a page: that of every page, and its own. Its HTML contains no more. */
export function contentFor({ edited, accounts }: ShownContent, pathname: string): PageContent {
  const isHere = (id: DocumentId) => isOn(id, pathname)
  const changed = allDocuments.filter((id) => id in edited)
  const hasAccounts = Object.keys(accounts).length > 0
  return {
    edited: Object.fromEntries(changed.filter(isHere).map((id) => [id, edited[id]])),
    accounts: pathname === ACCOUNTS_PAGE ? accounts : {},
    elsewhere: [
      ...changed.filter((id) => !isHere(id)).flatMap(pagesOf),
      ...(hasAccounts && pathname !== ACCOUNTS_PAGE ? [ACCOUNTS_PAGE] : []),
    ],
  }
}

/** The parts of the data that the content of a page comes from. */
export function contentTagsOf(pathname: string): DataTag[] {
  const texts = allDocuments.filter((id) => isOn(id, pathname)).map(textTag)
  return ['texts', ...texts, ...(pathname === NOTICES_PAGE ? ['notices' as const] : [])]
}

const isOn = (id: DocumentId, pathname: string): boolean =>
  editable[id].isEverywhere === true || pagesOf(id).includes(pathname)

const textTag = (id: DocumentId) => `text:${id}` as const

const allContent: readonly DataTag[] = ['texts', ...allDocuments.map(textTag)]

const pagesOf = (id: DocumentId): readonly string[] => {
  const { page, alsoOn = [], isAskedFor } = editable[id]
  return page === null || isAskedFor ? [] : [page, ...alsoOn]
}

/** Gives the version of the house rules that tenants agree to now. */
export const houseRulesVersionReader =
  (content: Pick<ContentStore, 'current'>): (() => Promise<string>) =>
  async () =>
    versionOf(contentOf((await content.current()).edited, 'husordensregler'))

/** Reads the company's current contact details; templates, mails and failure messages use this. */
export const contactReader =
  (content: Pick<ContentStore, 'current'>): (() => Promise<Contact>) =>
  async () =>
    contentOf((await content.current()).edited, 'kontakt')

/** Reads the reply times that are promised now. */
export const replyTimesReader =
  (content: Pick<ContentStore, 'current'>): (() => Promise<ReplyTimes>) =>
  async () =>
    contentOf((await content.current()).edited, 'svartider')

/** Reads the templates for replies, in their order. */
export const replyTemplatesReader =
  (content: Pick<ContentStore, 'current'>): (() => Promise<readonly ReplyTemplate[]>) =>
  async () =>
    contentOf((await content.current()).edited, 'svarmaler').templates

const NOTICES_PAGE = '/kundeservice'

const ACCOUNTS_PAGE = '/fakturainformasjon'

/** The published content. Read once for each version of the data, and cached while the database is unreachable. */
export interface ContentStore {
  current(): Promise<ShownContent>
  /** The same with drafts instead of the published versions. */
  withDrafts(): Promise<ShownContent>
}

/** The content with the facts that stand in braces in it. */
function withFacts({ edited, accounts }: ShownContent): ShownContent {
  const facts = pageFacts(contentOf(edited, 'kontakt'), contentOf(edited, 'svartider'))
  const filled = allDocuments
    .filter((id) => id in edited)
    .map((id) => [id, hasFacts(id) ? fillCopy(edited[id], facts) : edited[id]])
  return { edited: Object.fromEntries(filled), accounts }
}

const nothing: ShownContent = { edited: {}, accounts: {} }

export function createContentStore(
  pool: Pool,
  version: Pick<DataVersion, 'lastChangeOf'>,
  log: Pick<Log, 'error'>,
): ContentStore {
  let kept: { version: number; shown: Promise<ShownContent> } | null = null
  let last = nothing
  return {
    async current() {
      const { number } = version.lastChangeOf(allContent)
      if (!kept || kept.version !== number) {
        const shown = readContent(pool, log, false).then(withFacts)
        kept = { version: number, shown }
        shown.catch(() => {
          kept = null
        })
      }
      try {
        last = await kept.shown
      } catch {
        // The page uses the last known content; its other reads mark it as incomplete.
      }
      return last
    },
    withDrafts: () => readContent(pool, log, true).then(withFacts),
  }
}

/** The documents that are published, as they are stored. */
export const readPublished = async (pool: Pool, log: Pick<Log, 'error'>): Promise<EditedContent> =>
  (await readContent(pool, log, false)).edited

/** The same with drafts in place of what is published. */
export const readWithDrafts = async (pool: Pool, log: Pick<Log, 'error'>): Promise<EditedContent> =>
  (await readContent(pool, log, true)).edited

const shownDocument = z.object({ document: z.string(), value: z.unknown() })

/** A text that does not match its fields is shown as if it had not been edited. */
async function readContent(pool: Pool, log: Pick<Log, 'error'>, drafts: boolean): Promise<ShownContent> {
  const [documents, accounts] = await Promise.all([
    queryRows(
      pool,
      shownDocument,
      `select distinct on (document) document, value from content_versions
       where $1 or state = 'published' order by document, id desc`,
      [drafts],
    ),
    publishedAccounts(pool),
  ])
  return {
    edited: Object.fromEntries(
      allDocuments.flatMap((id) => {
        const stored = documents.find(({ document }) => document === id)
        const content = stored && parseStored(log, id, stored.value)
        return content ? [[id, content]] : []
      }),
    ),
    accounts: Object.fromEntries(accounts),
  }
}
