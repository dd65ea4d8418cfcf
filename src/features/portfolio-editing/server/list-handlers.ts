import { formatMoney } from '../../../domain/format/format.ts'
import { availabilityWords } from '../../../domain/portfolio/availability.words.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { defaultLanguage, staffLanguage, wordsOf } from '../../../domain/text/language.ts'
import { listOf } from '../../../domain/text/list-of.ts'
import { formatIsoDate, osloDate } from '../../../domain/time/calendar.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { execute } from '../../../platform/database/query.ts'
import { type BoundAction, bindActions, type Outcome } from '../../workspace/server/actions/handlers.ts'
import { portfolioListTexts } from '../list.words.ts'
import { ALL_FOUND, MAX_IN_BULK, type PropertyBulkResult, portfolioListActions } from '../list-actions.ts'
import { parsePropertyList } from '../property-list.ts'
import { changedRent, parseRentChange } from '../rent-change.ts'
import {
  type ChangedProperties,
  changeColumns,
  changeProperties,
  type RefusedProperty,
} from './change-properties.ts'
import type { PortfolioDeps } from './deps.ts'
import { selectPropertyIds } from './list-properties.ts'
import { previewRents } from './preview-rents.ts'
import { undoVersions } from './undo-versions.ts'
import { addVersion, putOnSite } from './versions.ts'

const { bulk: texts } = portfolioListTexts

/** What a bulk action was posted with: the chosen properties, or the search that all are chosen in. */
interface Choice {
  properties?: readonly PropertyId[] | undefined
  scope?: string | undefined
  query?: string | undefined
  snapshot?: string | undefined
  key?: string | undefined
}

/** What the column `status` says of each. */
const statuses = wordsOf(availabilityWords, defaultLanguage)
const statusOf = { ledig: statuses.available, reservert: statuses.reserved, utleid: statuses.rented } as const

/** The handlers of what is done in the list of properties. */
export function bindPropertyListActions(deps: PortfolioDeps): BoundAction[] {
  const chosen = async (
    { properties = [], scope, query }: Choice,
    now: Date,
  ): Promise<readonly PropertyId[]> => {
    const ids =
      scope === ALL_FOUND
        ? await selectPropertyIds(
            deps.database.pool,
            parsePropertyList(new URLSearchParams(query)),
            MAX_IN_BULK,
            now,
          )
        : properties
    if (ids.length === 0) throw new Refusal(scope === ALL_FOUND ? texts.gone : texts.none)
    return ids
  }
  return bindActions(portfolioListActions, {
    async previewRents({ newRent, rounding, ...choice }, { now }) {
      const change = parseRentChange(newRent)
      if (!change) throw new Refusal(texts.notRent, { errors: { newRent: texts.notRent } })
      const ids = await chosen(choice, now)
      const previewed = await previewRents(deps.database.pool, ids, change, Number(rounding))
      return { shown: { ...previewed, rent: newRent, rounding } }
    },
    async changeRents({ rent, step, ...choice }, { staff, now }) {
      const change = parseRentChange(rent)
      if (!change) throw new Refusal(texts.notRent, { errors: { rent: texts.notRent } })
      const by = staff.id
      const key = choice.key && `${choice.key}.${rent}`
      const rents: { title: string; from: string; to: string }[] = []
      const done = await changeProperties(deps, {
        ids: await chosen(choice, now),
        ...choice,
        key,
        by,
        change: (client, property) => {
          const { price, title } = property.onSite ?? property.newest
          const to = changedRent(price, change, Number(step ?? 1))
          if (to === null) throw new Refusal(texts.noRentToChange)
          rents.push({
            title,
            from: price === null ? portfolioListTexts.noRent : money(price),
            to: money(to),
          })
          return changeColumns(client, property, { price: to }, { by, key })
        },
      })
      return outcomeOf(done, (count) => {
        const [only] = rents
        return count === 1 && rents.length === 1 && only
          ? texts.rentOf(only.title, only.from, only.to)
          : texts.rentChanged(count)
      })
    },
    async setAvailability({ availability, from, ...choice }, { staff, now }) {
      const today = osloDate(now)
      const day = availability === 'ledig' && from && from > today ? from : null
      const status = statusOf[availability]
      // A reserved home is still free from the day that was said.
      const to = { status, ...(availability === 'reservert' ? {} : { available_from: day }) }
      const by = staff.id
      const key = choice.key && `${choice.key}.${availability}.${day}`
      const done = await changeProperties(deps, {
        ids: await chosen(choice, now),
        ...choice,
        key,
        by,
        change: (client, property) => changeColumns(client, property, to, { by, key }),
      })
      const label = day ? texts.availableFrom(formatIsoDate(day, staffLanguage)) : status
      return outcomeOf(done, (count) => texts.availabilitySet(count, label))
    },
    async publish(choice, { staff, now }) {
      const by = staff.id
      const key = choice.key && `${choice.key}.publish`
      const done = await changeProperties(deps, {
        ids: await chosen(choice, now),
        ...choice,
        key,
        by,
        async change(client, { id, state, newest: content }) {
          if (state === 'published') return false
          await addVersion(client, { propertyId: id, content, by, key, state: 'published' })
          await putOnSite(client, id, content)
          await addAuditEntry(client, {
            staffId: by,
            action: 'property-saved',
            subject: { kind: 'property', id },
            detail: { state: 'published' },
          })
          return true
        },
      })
      return outcomeOf(done, texts.published)
    },
    async archive(choice, { staff, now }) {
      const by = staff.id
      const key = choice.key && `${choice.key}.archive`
      const done = await changeProperties(deps, {
        ids: await chosen(choice, now),
        ...choice,
        key,
        by,
        async change(client, { id, state, newest: content }) {
          if (state === 'archived') return false
          await addVersion(client, { propertyId: id, content, by, key, state: 'archived' })
          await execute(client, 'delete from properties where id = $1', [id])
          await addAuditEntry(client, {
            staffId: by,
            action: 'property-archived',
            subject: { kind: 'property', id },
          })
          return true
        },
      })
      return outcomeOf(done, texts.archived)
    },
    async undo({ versions }, { staff, now }) {
      const { undone, refused } = await undoVersions(deps, {
        versions: versions.split(','),
        by: staff.id,
        now,
      })
      if (undone.length === 0) throw new Refusal(texts.nothingDone(reasonsOf(refused)))
      return {
        notice: [texts.undone, refused.length > 0 && texts.refused(refused.length, reasonsOf(refused))]
          .filter(Boolean)
          .join(' '),
        // One that was changed in its row was never chosen.
        shown: { chosen: undone.length > 1 ? undone : [] },
      }
    },
  })
}

const money = (kroner: number) => formatMoney(kroner, staffLanguage)

/** Says how many were changed, how many were so before, and which were left alone and why. */
function outcomeOf(
  { changed, versions, same, refused }: ChangedProperties,
  said: (count: number) => string,
): Outcome<PropertyBulkResult> {
  const reasons = reasonsOf(refused)
  if (changed.length === 0 && refused.length > 0) throw new Refusal(texts.nothingDone(reasons))
  const notice = [
    changed.length > 0 && said(changed.length),
    same > 0 && texts.same(same),
    refused.length > 0 && texts.refused(refused.length, reasons),
  ]
  return {
    notice: notice.filter(Boolean).join(' '),
    undo: versions,
    shown: { chosen: refused.map(({ id }) => id) },
  }
}

/** How many properties a sentence names for each reason. */
const MAX_NAMED = 5

/** «Storgata 1 og Storgata 2: Den har ingen leie å regne fra», for each reason. */
function reasonsOf(refused: readonly RefusedProperty[]): string {
  const groups = Map.groupBy(refused, ({ reason }) => reason)
  return [...groups]
    .map(([reason, of]) => {
      const titles = of.slice(0, MAX_NAMED).map(({ title }) => title)
      const further = of.length - titles.length
      const names = listOf(further > 0 ? [...titles, texts.further(further)] : titles, staffLanguage)
      return `${names}: ${reason}`
    })
    .join('. ')
}
