import type { Pool } from 'pg'
import { z } from 'zod'
import type { Language } from '../../../../landlord-types/language.ts'
import { formatArea } from '../../../domain/format/format.ts'
import { formatMoneyPerMonth } from '../../../domain/format/format-rate.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { vacancyLabel } from '../../portfolio-browsing/filters/vacancy-label.ts'
import { storedTraits } from './stored-traits.ts'

/** A home as a mail tells of it. */
export interface MailedHome {
  title: string
  /** Where it is, what it costs, how large it is and when it is free, each in words. */
  facts: readonly string[]
  href: string
}

const mailedHome = z.object({
  traits: storedTraits,
  title: z.string(),
  place: z.string(),
  finn_url: z.string().nullable(),
  path: z.string(),
})

/** The homes that a mail tells of, the newest first; those that were taken meanwhile are left out. */
export async function readMailedHomes(
  pool: Pool,
  { mailId, publicUrl }: { mailId: string; publicUrl: string },
  now: Date,
  language: Language,
): Promise<MailedHome[]> {
  const rows = await queryRows(
    pool,
    mailedHome,
    `select traits, coalesce(properties.title, finn_properties.title) as title,
       coalesce(properties.location, finn_properties.address) as place, finn_url, '/eiendommer/' || ref as path
     from alert_deliveries join vacancies on vacancies.id = vacancy_id
       left join properties on kind = 'property' and properties.id::text = ref
       left join finn_properties on kind = 'listing' and finn_properties.id = ref
     where mail_id = $1 and ended_at is null and coalesce(properties.title, finn_properties.title) is not null
     order by vacancies.id desc`,
    [mailId],
  )
  return rows.map(({ title, place, finn_url, path, traits }) => ({
    title,
    facts: [
      place,
      ...(traits.rent === null ? [] : [formatMoneyPerMonth(traits.rent, language)]),
      ...(traits.squareMetres === null ? [] : [formatArea(traits.squareMetres, language)]),
      ...(traits.vacancy ? [vacancyLabel(traits.vacancy, osloDate(now), language)] : []),
    ],
    href: finn_url ?? `${publicUrl}${path}`,
  }))
}
