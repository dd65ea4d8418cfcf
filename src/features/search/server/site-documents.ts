import type { PoolClient } from 'pg'
import { execute } from '../../../platform/database/query.ts'
import type { DocumentKind } from './find-documents.ts'

/** A page of the site that is not of the portfolio, as a search finds it. */
export interface SiteDocument {
  kind: Exclude<DocumentKind, 'property' | 'listing'>
  /** Its address, which is also what names it. */
  address: string
  title: string
  note: string
  /** Further words that it is found by. */
  body: string
}

/** Makes the documents of the site's own pages these ones. */
export async function replaceSiteDocuments(
  client: PoolClient,
  documents: readonly SiteDocument[],
): Promise<void> {
  await execute(client, `delete from search_documents where kind not in ('property', 'listing')`)
  await execute(
    client,
    `insert into search_documents (kind, ref, title, note, body, address)
     select kind, address, title, note, body, address
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as given (kind, address, title, note, body)`,
    [
      documents.map(({ kind }) => kind),
      documents.map(({ address }) => address),
      documents.map(({ title }) => title),
      documents.map(({ note }) => note),
      documents.map(({ body }) => body),
    ],
  )
}
