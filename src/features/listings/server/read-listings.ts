import { z } from 'zod'
import { staffLanguage } from '../../../domain/text/language.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import { formatDateTime } from '../../../domain/time/format-moment.ts'
import { queryRow, queryRows, rowExists } from '../../../platform/database/query.ts'
import { batchPicturesFolder, uploadedPicturesFolder } from '../../portfolio-editing/server/add-picture.ts'
import type { PortfolioDeps } from '../../portfolio-editing/server/deps.ts'
import { findPublishedProperties } from '../../portfolio-editing/server/find-properties.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import { staffListingTexts } from '../listings.words.ts'
import { type MatchesView, readMatchLines } from './read-match-lines.ts'

export interface ListingLine {
  id: string
  title: string
  address: string
  price: string | null
  finnUrl: string
  isActive: boolean
  isHidden: boolean
  /** Whether the site has linked it to its property by itself. */
  isMatched: boolean
  property: { id: string; title: string } | null
}

/** A search for the property that a listing is to be linked to. */
export interface ListingSearch {
  /** The id of the listing. */
  listing: string
  text: string
}

/** What it has found: a few properties, the first by their titles. */
export type FoundForListing = ListingSearch & { properties: { value: string; label: string }[] }

/** How many properties a search offers. */
const MAX_FOUND = 20

const syncOutcomes = ['applied', 'refused', 'failed'] as const

interface SyncRun {
  at: string
  outcome: (typeof syncOutcomes)[number]
  seen: number | null
  message: string | null
}

/** The result of copying the pictures of the fixed properties. */
export interface PictureRunsView {
  /** Whether it is waiting or under way. */
  isRunning: boolean
  /** Properties none of whose pictures could be stored the last time, and that staff have uploaded none for since. */
  failed: { property: string; title: string; at: string; isoAt: string }[]
}

/** How many listings stand on a page. */
const LISTINGS_PER_PAGE = 50

const listingCount = z.number()

/** Reads the page of the listings that come from FINN. */
export interface ListingsReader {
  read(
    search?: ListingSearch | null,
    page?: number,
  ): Promise<{
    listings: ListingLine[]
    /** From 1, and how many there are. */
    page: number
    pages: number
    matches: MatchesView
    runs: SyncRun[]
    found: FoundForListing | null
    /** Whether anything is fetched from FINN at all. */
    isOn: boolean
    pictures: PictureRunsView
  }>
}

const syncRun = z.object({
  started_at: z.date(),
  outcome: z.enum(syncOutcomes),
  seen: z.number().nullable(),
  message: z.string().nullable(),
})

const listingRow = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  price: z.string().nullable(),
  finn_url: z.string(),
  is_active: z.boolean(),
  hidden: z.boolean(),
  is_matched: z.boolean(),
  property_id: z.string().nullable(),
  property_title: z.string().nullable(),
})

const failedImport = z.object({ property: z.string(), title: z.string(), at: z.date() })

export function listingsReader(
  { database: { pool }, hasFinn }: Pick<PortfolioDeps, 'database' | 'hasFinn'>,
  { needs, context: { now } }: Pick<StaffRequest, 'needs'> & { context: { now: Date } },
): ListingsReader {
  const pictureRuns = async (): Promise<PictureRunsView> => {
    const [isRunning, failed] = await Promise.all([
      rowExists(
        pool,
        "select 1 from pgboss.job where name = 'import-images' and state in ('created', 'active') limit 1",
      ),
      queryRows(
        pool,
        failedImport,
        `select property_id as property, image_imports.title, at from image_imports
         left join properties on properties.id = property_id
         where stored = 0
           and not exists (select from unnest(images || image_url) url where strpos(url, $1 || property_id || '/') > 0 or strpos(url, $2) > 0)
         order by at desc, image_imports.title`,
        [uploadedPicturesFolder, batchPicturesFolder],
      ),
    ])
    return {
      isRunning,
      failed: failed.map(({ at, ...line }) => ({
        ...line,
        at: formatDateTime(at, staffLanguage),
        isoAt: at.toISOString(),
      })),
    }
  }

  return {
    async read(search = null, asked = 1) {
      needs('edit-portfolio')
      const count = await queryRow(pool, listingCount, 'select count(*)::int from finn_properties')
      const pages = Math.max(1, Math.ceil(count / LISTINGS_PER_PAGE))
      const page = Math.min(asked, pages)
      const [listings, runs, found, matches] = await Promise.all([
        queryRows(
          pool,
          listingRow,
          `select f.id, f.title, f.address, f.price, f.finn_url, f.is_active, f.hidden, f.is_matched, f.property_id,
             properties.title as property_title
           from finn_properties f left join properties on properties.id = f.property_id
           order by f.is_active desc, f.scraped_at desc, f.id limit ${LISTINGS_PER_PAGE} offset $1`,
          [(page - 1) * LISTINGS_PER_PAGE],
        ),
        queryRows(
          pool,
          syncRun,
          'select started_at, outcome, seen, message from listing_syncs order by id desc limit 10',
        ),
        search && findPublishedProperties(pool, search.text, MAX_FOUND),
        readMatchLines(pool, osloDate(now)),
      ])
      return {
        listings: listings.map((row) => ({
          id: row.id,
          title: row.title,
          address: row.address,
          price: row.price,
          finnUrl: row.finn_url,
          isActive: row.is_active,
          isHidden: row.hidden,
          isMatched: row.is_matched,
          property: row.property_id
            ? { id: row.property_id, title: row.property_title ?? staffListingTexts.propertyOffSite }
            : null,
        })),
        page,
        pages,
        matches,
        runs: runs.map(({ started_at, ...run }) => ({
          at: formatDateTime(started_at, staffLanguage),
          ...run,
        })),
        found: search && found && { ...search, properties: found },
        isOn: hasFinn,
        pictures: await pictureRuns(),
      }
    },
  }
}
