import type { PoolClient } from 'pg'
import { z } from 'zod'
import { execute, findRow, queryRows } from '../../../platform/database/query.ts'
import { buildingTexts } from '../building.words.ts'
import { refusedField } from './refused-field.ts'

interface BuildingAddress {
  address: string
  town: string
}

interface Addresses {
  own: BuildingAddress
  /** Its own address until now, by which it stays known. */
  before: BuildingAddress
  /** As they are written, «Torget 2» or «Torget 2, Stokke». */
  others: readonly string[]
}

const key = z.string()
const name = z.string()
const known = z.object({ key, name })

/**
 * Sets the addresses that cases and properties find a building by.
 * @throws Refusal for one of another building, and where one of its properties would lose its own.
 */
export async function setAddresses(
  client: PoolClient,
  id: string,
  { own, before, others }: Addresses,
): Promise<void> {
  const isMoved = own.address !== before.address || own.town !== before.town
  const written = [own, ...others.map((line) => readAddress(line, own.town)), ...(isMoved ? [before] : [])]
  const addresses = [written.map(({ address }) => address), written.map(({ town }) => town)]
  const keys = await queryRows(
    client,
    key,
    'select building_key(address, town) from unnest($1::text[], $2::text[]) as written (address, town)',
    addresses,
  )
  // One that a changed address has left empty is shown nowhere, and gives its address up.
  const taken = await findRow(
    client,
    known,
    `select known.key, known.address || ', ' || known.town as name from building_addresses known
     where known.key = any($2) and known.building_id <> $1 and (
       exists (select from properties where building_id = known.building_id)
       or exists (select from cases where building_id = known.building_id)) limit 1`,
    [id, keys],
  )
  if (taken)
    throw refusedField(
      taken.key === keys[0] ? 'address' : 'otherAddresses',
      buildingTexts.otherBuilding(taken.name),
    )
  const needed = await findRow(
    client,
    name,
    `select known.address || ', ' || known.town from building_addresses known
     where known.building_id = $1 and known.key <> all($2) and exists (select from properties
       where building_id = $1 and building_key(building_address(title, location), city) = known.key) limit 1`,
    [id, keys],
  )
  if (needed) throw refusedField('otherAddresses', buildingTexts.addressOfHomes(needed))
  await execute(client, 'delete from building_addresses where building_id = $1 and key <> all($2)', [
    id,
    keys,
  ])
  await execute(
    client,
    `insert into building_addresses (key, building_id, address, town)
     select distinct on (1) building_key(address, town), $3::uuid, address, town
     from unnest($1::text[], $2::text[]) with ordinality as written (address, town, place) order by 1, place
     on conflict (key) do update set building_id = excluded.building_id, address = excluded.address, town = excluded.town`,
    [...addresses, id],
  )
}

/** Without a town it is in that of its building. */
function readAddress(line: string, townOfBuilding: string): BuildingAddress {
  const [, address = line, town = townOfBuilding] = /^(.*\S)\s*,\s*(?:\d{4}\s+)?([^,]+)$/.exec(line) ?? []
  return { address, town: town.trim() }
}
