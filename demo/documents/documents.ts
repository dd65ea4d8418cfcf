import type { Property } from '../../src/domain/portfolio/property.ts'
import { drawEnergyCertificate } from './draw-energy-certificate.ts'
import { drawFloorPlan } from './draw-floor-plan.ts'
import { floorPlans } from './floor-plans.ts'

type DocumentColumn = 'floor_plan' | 'energy_certificate'

export interface DemoDocument {
  /** The column of the property that holds its address. */
  column: DocumentColumn
  /** In the folder of the property's pictures. */
  file: string
  /** As SVG. */
  draw: () => string
}

/** The documents of a property of the demo: few have any. */
export function documentsOf({
  title,
  energy_class: energyClass,
}: Pick<Property, 'title'> & { energy_class?: string | null }): DemoDocument[] {
  const plan = floorPlans[title]
  if (!plan || !energyClass) return []
  return [
    { column: 'floor_plan', file: 'plantegning.jpg', draw: () => drawFloorPlan(title, plan) },
    {
      column: 'energy_certificate',
      file: 'energiattest.jpg',
      draw: () => drawEnergyCertificate(title, energyClass),
    },
  ]
}
