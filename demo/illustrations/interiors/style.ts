import { paints } from '../palette.ts'
import type { DrawingStage } from '../stage.ts'

/** The colours and materials that one home keeps to. */
export interface Style {
  wall: string
  feature: string
  floor: string
  pattern: 'boards' | 'herringbone' | 'tiles' | 'concrete'
  wood: string
  textile: string
  accent: string
  metal: string
}

/** The style of a home, the same in all of its rooms. */
export function styleOf({ spec, home }: DrawingStage): Style {
  const [wall, feature] = home.pick([
    ['#efe9dc', '#dfd6c4'],
    ['#e9e2d2', '#b9c2b0'],
    ['#f2ede2', '#c9d3d3'],
    ['#eee5d8', '#d9b9a3'],
    ['#f1ece0', '#5f7f84'],
    ['#e6e2d6', '#8fa08c'],
    ['#f3eee4', '#e3c990'],
    ['#ece7db', '#7d8f97'],
    ['#efe8dd', '#b4735c'],
  ] as const)
  return {
    wall,
    feature,
    floor: home.pick(['#d3a873', '#c4935f', '#dcbd92', '#a9784d', '#e0cba8']),
    pattern: home.pick(['boards', 'boards', 'herringbone']),
    wood: home.pick(['#b98a5a', '#9c6f46', '#d0a878', '#7f5a3c']),
    textile: home.pick(['#d8d0c0', '#7d8f88', '#c98f6e', '#4f6f78', '#8f9a7a', '#cdb083', '#5d6b78']),
    accent: paints[spec.paint],
    metal: home.pick(['#2b3337', '#b08d4f', '#c9c6bf']),
  }
}
