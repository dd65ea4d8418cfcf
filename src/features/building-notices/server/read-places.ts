import { z } from 'zod'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { foldName } from '../../../domain/text/fold-name.ts'
import { type Queryable, queryRows } from '../../../platform/database/query.ts'
import { findBuilding } from '../../buildings/server/locate-case.ts'
import { buildingNoticeTexts } from '../notices.words.ts'

/** The houses that a notice is for. */
export interface NoticePlaces {
  towns: readonly string[]
  buildings: readonly string[]
}

/**
 * The towns and buildings that staff have written, one on each line.
 * @throws Refusal for a line that names none of ours.
 */
export async function readPlaces(db: Queryable, lines: readonly string[]): Promise<NoticePlaces> {
  const ours = await queryRows(db, z.string(), 'select distinct town from buildings')
  const towns = new Set<string>()
  const buildings = new Set<string>()
  for (const line of lines) {
    const town = ours.find((each) => foldName(each) === foldName(line))
    if (town) {
      towns.add(town)
      continue
    }
    const found = await findBuilding(db, line)
    if (!found) throw new Refusal(buildingNoticeTexts.unknownPlace(line))
    const { id, address, town: itsTown } = found.building
    if (!found.isCertain) throw new Refusal(buildingNoticeTexts.unclearPlace(line, `${address}, ${itsTown}`))
    buildings.add(id)
  }
  return { towns: [...towns], buildings: [...buildings] }
}
