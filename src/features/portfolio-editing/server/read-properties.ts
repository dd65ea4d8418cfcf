import type { Permission } from '../../../domain/people/permissions.ts'
import { parsePropertyId } from '../../../domain/portfolio/property.ts'
import type { PropertyDetail } from '../../portfolio-browsing/server/views.ts'
import type { PortfolioDeps } from './deps.ts'
import {
  type EditedProperty,
  listProperties,
  type PropertyPage,
  previewProperty,
  readProperty,
} from './read-portfolio.ts'

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
