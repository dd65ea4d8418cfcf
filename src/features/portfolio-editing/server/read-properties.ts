import { parsePropertyId } from '../../../domain/portfolio/property.ts'
import type { WaitingDeps } from '../../alerts/server/read-waiting.ts'
import type { PropertyDetail } from '../../portfolio-browsing/server/views.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import type { ImportLine, SheetImport } from '../sheet-report.ts'
import {
  type EditedProperty,
  listProperties,
  type PropertyPage,
  previewProperty,
  readProperty,
} from './read-portfolio.ts'
import { latestImports, readImport } from './sheets/read-imports.ts'
import { type WaitingForProperty, waitingForProperty } from './waiting-for-property.ts'

/** Reads the pages of the portfolio. */
export interface PropertiesReader {
  list(text: string, page: number): Promise<PropertyPage>
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
    async list(text, page) {
      needs('edit-portfolio')
      return listProperties(deps, text, page)
    },
    async read(text) {
      needs('edit-portfolio')
      const id = parsePropertyId(text)
      return id && readProperty(deps, id, now)
    },
    async preview(text) {
      needs('edit-portfolio')
      const id = parsePropertyId(text)
      return id && previewProperty(deps, id, now)
    },
    async waitingFor(id) {
      needs('edit-portfolio')
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
