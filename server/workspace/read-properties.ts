import type { Permission } from '../../domain/permissions.ts'
import { parsePropertyId } from '../../domain/property.ts'
import type { PropertyDetail } from '../catalogue/views.ts'
import type { PortfolioDeps } from '../portfolio/deps.ts'
import {
  type EditedProperty,
  listProperties,
  type PropertyPage,
  previewProperty,
  readProperty,
} from '../portfolio/read-portfolio.ts'

/** Reads the pages of the portfolio. */
export interface PropertiesReader {
  list(text: string, page: number): Promise<PropertyPage>
  read(id: string): Promise<EditedProperty | null>
  preview(id: string): Promise<PropertyDetail | null>
}

export function propertiesReader(
  deps: Pick<PortfolioDeps, 'database'>,
  now: Date,
  needs: (permission: Permission) => void,
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
  }
}
