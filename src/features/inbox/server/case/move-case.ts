import { z } from 'zod'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute, queryRow } from '../../../../platform/database/query.ts'
import { parseFlatAnswer } from '../../../buildings/flat.ts'
import type { CaseLocation, LocationConcern } from '../../../buildings/location.ts'
import { type Building, readBuilding } from '../../../buildings/server/read-buildings.ts'
import { searchBuildings } from '../../../buildings/server/search-buildings.ts'
import { addCaseEvent } from '../../../cases/server/events/add-case-event.ts'
import {
  type ActionRequest,
  type BoundAction,
  bindActions,
  type Outcome,
} from '../../../workspace/server/actions/handlers.ts'
import { locationActions } from '../../location.ts'
import { locationTexts } from '../../location.words.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { onCase } from './on-case.ts'

/** The place of a case as it is stored; without a match where no version has looked yet. */
export const storedLocation = z.object({
  buildingId: z.string().nullable(),
  match: z.enum(['certain', 'suggested', 'none']).nullable(),
  flat: z.string().nullable(),
  concerns: z.enum(['home', 'elsewhere', 'building']),
})

export const locationColumns = 'building_id as "buildingId", building_match as match, flat, concerns'

interface Move {
  building: Pick<Building, 'id' | 'address' | 'town'> | null
  /** As before where it is not given. */
  flat?: string | null
  concerns?: LocationConcern
  now: Date
}

/** Puts a case at a building, or at none. Gives the id of the event, for undo. */
export function moveCase(
  deps: { database: Database },
  worker: Caseworker,
  reference: CaseReference,
  { building, now, ...given }: Move,
): Promise<string> {
  return onCase(deps, worker, reference, async (client, { id }) => {
    const before = await queryRow(
      client,
      storedLocation,
      `select ${locationColumns} from cases where id = $1`,
      [id],
    )
    const location = { flat: before.flat, concerns: before.concerns, ...given }
    const match: CaseLocation['match'] = building ? 'certain' : 'none'
    await execute(
      client,
      'update cases set building_id = $2, building_match = $3, flat = $4, concerns = $5 where id = $1',
      [id, building?.id ?? null, match, location.flat, location.concerns],
    )
    const name = building && `${building.address}, ${building.town}`
    return addCaseEvent(
      client,
      { caseId: id, by: { staffId: worker.id }, now },
      {
        kind: 'note',
        text: locationTexts.event({ ...location, building: name }),
        data: { location: before },
      },
    )
  })
}

/** @throws Refusal where no building is meant, or more than one may be. */
async function buildingTyped({ database: { pool } }: CaseworkDeps, typed: string) {
  const [only, ...others] = await searchBuildings(pool, typed)
  if (!only) throw new Refusal(locationTexts.unknown(typed))
  if (others.length > 0)
    throw new Refusal(
      locationTexts.several([only, ...others].map(({ address, town }) => `${address}, ${town}`)),
    )
  return only
}

export function bindLocationActions(deps: CaseworkDeps): BoundAction[] {
  const move = async (
    reference: CaseReference,
    { staff, now }: ActionRequest,
    to: Omit<Move, 'now'>,
  ): Promise<Outcome> => ({
    notice: locationTexts.changed,
    undo: [await moveCase(deps, staff, reference, { ...to, now })],
  })
  return bindActions(locationActions, {
    async confirm({ reference, building }, request) {
      const id = z.uuid().safeParse(building)
      const found = id.success ? await readBuilding(deps.database.pool, id.data) : null
      if (!found) throw new Refusal(locationTexts.unknown(''))
      return move(reference, request, { building: found })
    },
    async change({ reference, address = '', flat = '', concerns }, request) {
      const building = address ? await buildingTyped(deps, address) : null
      return move(reference, request, { building, flat: (parseFlatAnswer(flat) ?? flat) || null, concerns })
    },
  })
}
