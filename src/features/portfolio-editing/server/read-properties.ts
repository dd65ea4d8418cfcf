import { parsePropertyId } from '../../../domain/portfolio/property.ts'
import type { WaitingDeps } from '../../alerts/server/read-waiting.ts'
import type { PropertyDetail } from '../../portfolio-browsing/server/views.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import { parsePropertyList } from '../property-list.ts'
import type { ImportLine, SheetImport } from '../sheet-report.ts'
import { listProperties, type PropertyPage } from './list-properties.ts'
import { type EditedProperty, previewProperty, readProperty } from './read-portfolio.ts'
import { latestImports, readImport } from './sheets/read-imports.ts'
import { type WaitingForProperty, waitingForProperty } from './waiting-for-property.ts'

/** Reads the pages of the portfolio. */
export interface PropertiesReader {
  list(search: URLSearchParams): Promise<PropertyPage>
  read(id: string): Promise<EditedProperty | null>
  preview(id: string): Promise<PropertyDetail | null>
  /** How many wait for such a property. */
  waitingFor(id: string): Promise<WaitingForProperty>
  latestSheets(): Promise<ImportLine[]>
  sheet(id: string, page: number): Promise<SheetImport | null>
}

export function propertiesReader(
  deps: WaitingDeps,
  { needs, context: { now } }: StaffRequest,
): PropertiesReader {
  return {
    async list(search) {
      needs('read-portfolio')
      return listProperties(deps.database.pool, parsePropertyList(search), now)
    },
    async read(text) {
      needs('read-portfolio')
      const id = parsePropertyId(text)
      return id && readProperty(deps, id, now)
    },
    async preview(text) {
      needs('read-portfolio')
      const id = parsePropertyId(text)
      return id && previewProperty(deps, id, now)
    },
    async waitingFor(id) {
      needs('read-portfolio')
      return waitingForProperty(deps, id, now)
    },
    async latestSheets() {
      needs('edit-portfolio')
      return latestImports(deps, now)
    },
    async sheet(id, page) {
      needs('edit-portfolio')
      return readImport(deps, { id, page, now })
    },
  }
}
