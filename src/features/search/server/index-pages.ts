import type { Pool } from 'pg'
import { guides } from '#landlord/guides.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'
import { textOfPage } from './page-text.ts'
import { searchableWords } from './search-words.ts'
import { replaceSiteDocuments, type SiteDocument } from './site-documents.ts'

/** Lists of what is found by itself. */
const lists = ['/', '/eiendommer', '/ledige-leiligheter']

/**
 * Makes the site's own pages what they say now to be found. Gives how many there are.
 * @throws Error where none of them can be read: the old ones stay.
 */
export async function indexPages(
  pool: Pool,
  publicPaths: readonly string[],
  readPage: (path: string) => Promise<string>,
): Promise<number> {
  const documents: SiteDocument[] = []
  for (const path of publicPaths.filter((each) => !each.includes('?') && each !== '/')) {
    const text = textOfPage(await readPage(path))
    if (!text) continue
    documents.push(documentOf(path, text.title, text.description, lists.includes(path) ? '' : text.body))
    for (const { id, title, body } of text.sections)
      documents.push({ kind: 'rule', address: `${path}#${id}`, title, note: text.title, body })
  }
  if (documents.length === 0)
    throw new Error('No page of the site can be read, so none is indexed for search')
  await inTransaction(pool, (client) => replaceSiteDocuments(client, documents))
  return documents.length
}

function documentOf(address: string, title: string, note: string, body: string): SiteDocument {
  const kind = formPaths.has(address)
    ? 'form'
    : guides.some(({ path }) => path === address)
      ? 'guide'
      : 'page'
  return { kind, address, title, note, body: `${searchableWords[address] ?? ''} ${body}` }
}

const formPaths = new Set(allForms.map(({ page }) => page))
