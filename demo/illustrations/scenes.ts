import type { SceneKind, SceneSpec } from '../../landlord-types/scene.ts'
import { banner } from './advertising/banner.ts'
import { billboard } from './advertising/billboard.ts'
import { busShelter } from './advertising/bus-shelter.ts'
import { gableWall } from './advertising/gable.ts'
import { office } from './commercial/office.ts'
import { officeBuilding } from './commercial/office-building.ts'
import { restaurant } from './commercial/restaurant.ts'
import { shop, shopWindow } from './commercial/shop.ts'
import { warehouse } from './commercial/warehouse.ts'
import { apartments } from './exteriors/apartments.ts'
import { detachedHouse } from './exteriors/detached.ts'
import { functionalist } from './exteriors/functionalist.ts'
import { timberTown } from './exteriors/timber-town.ts'
import { townhouses } from './exteriors/townhouses.ts'
import { villa } from './exteriors/villa.ts'
import { balconyView } from './interiors/balcony.ts'
import { bathroom } from './interiors/bathroom.ts'
import { bedroom, singleRoom } from './interiors/bedroom.ts'
import { hallway } from './interiors/hallway.ts'
import { kitchen } from './interiors/kitchen.ts'
import { livingRoom } from './interiors/living-room.ts'
import { lounge, roomWithBath, sharedKitchen } from './interiors/shared.ts'
import { studio } from './interiors/studio.ts'
import { charging } from './parking/charging.ts'
import { parkingGarage } from './parking/garage.ts'
import { garageRow } from './parking/garage-row.ts'
import { parkingLot } from './parking/lot.ts'
import { type DrawingStage, stageOf } from './stage.ts'
import { boatHall } from './storage/boat-hall.ts'
import { storageCorridor } from './storage/corridor.ts'
import { storageGates } from './storage/gates.ts'
import { storageUnit } from './storage/unit.ts'
import { document } from './svg.ts'

const drawings: Record<SceneKind, (stage: DrawingStage) => string> = {
  house: detachedHouse,
  townhouses,
  apartments,
  functionalist,
  'timber-town': timberTown,
  'living-room': livingRoom,
  kitchen,
  bedroom,
  'single-room': singleRoom,
  bathroom,
  hallway,
  balcony: balconyView,
  'shared-kitchen': sharedKitchen,
  lounge,
  'room-with-bath': roomWithBath,
  studio,
  'storage-corridor': storageCorridor,
  'storage-unit': storageUnit,
  'storage-gates': storageGates,
  'boat-hall': boatHall,
  'parking-lot': parkingLot,
  'parking-garage': parkingGarage,
  charging,
  'garage-row': garageRow,
  villa,
  'office-building': officeBuilding,
  office,
  shop,
  warehouse,
  restaurant,
  billboard,
  banner,
  'shop-window': shopWindow,
  'bus-shelter': busShelter,
  gable: gableWall,
}

/** The picture that `spec` describes, as SVG, 1600 by 1067. */
export const renderScene = (spec: SceneSpec): string => document(drawScene(spec))

/** The drawing alone, to be framed in other proportions. */
export const drawScene = (spec: SceneSpec): string => drawings[spec.kind](stageOf(spec))
