import type { OrganisationUnit } from '../../../../../landlord-types/info-pages.ts'

interface PlacedUnit {
  key: string
  x: number
  y: number
  unit: OrganisationUnit
}

const GAP = { across: 20, down: 40 }

/** Lays out a tree from the top down: leaves side by side, each parent centred above its children. */
export function layOut(root: OrganisationUnit, box: { width: number; height: number }) {
  const boxes: PlacedUnit[] = []
  let lines = ''
  let nextLeaf = 0
  let height = 0

  const place = (unit: OrganisationUnit, depth: number, path: string): number => {
    const y = depth * (box.height + GAP.down)
    height = Math.max(height, y + box.height)
    const below = (unit.children ?? []).map((child, index) => place(child, depth + 1, `${path}.${index}`))
    const first = below[0]
    const last = below.at(-1)
    const middle = first === undefined || last === undefined ? leafMiddle() : (first + last) / 2
    boxes.push({ key: path, x: middle - box.width / 2, y, unit })
    const bend = y + box.height + GAP.down / 2
    for (const child of below)
      lines += `M${middle} ${y + box.height}V${bend}H${child}V${y + box.height + GAP.down}`
    return middle
  }
  const leafMiddle = () => {
    const middle = nextLeaf + box.width / 2
    nextLeaf += box.width + GAP.across
    return middle
  }

  place(root, 0, '0')
  return { boxes, lines, width: nextLeaf - GAP.across, height }
}
