/** The lists of the workspace whose columns staff order themselves, with their columns in the standard order. */
const declared = {
  cases: [
    { id: 'place', width: 'medium' },
    { id: 'excerpt', width: 'rest', isRequired: true },
    { id: 'deadline', width: 'small' },
    { id: 'assignee', width: 'small' },
    { id: 'reference', width: 'small', isExtra: true },
    { id: 'photos', width: 'small', isExtra: true },
    { id: 'sentAt', width: 'small', isExtra: true },
  ],
  properties: [
    { id: 'type', width: 'small' },
    { id: 'location', width: 'rest' },
    { id: 'price', width: 'small' },
    { id: 'standing', width: 'medium' },
  ],
} as const satisfies Record<string, readonly Column[]>

/** A column of a list. */
export interface Column<Id extends string = string> {
  readonly id: Id
  /** How wide it is where a line has one row; `rest` takes the room that the others leave. */
  readonly width: 'small' | 'medium' | 'rest'
  /** A column that cannot be hidden. */
  readonly isRequired?: boolean
  /** A column that is hidden at first where rows are compact. */
  readonly isExtra?: boolean
}

export type ListName = keyof typeof declared

export type ColumnOf<L extends ListName> = (typeof declared)[L][number]['id']

export type ColumnId = ColumnOf<ListName>

export const listColumns: { readonly [L in ListName]: readonly Column<ColumnOf<L>>[] } = declared

export const listNames = ['cases', 'properties'] as const satisfies readonly ListName[]

/** What a staff member has chosen for a list: the ids of its columns as they were then. */
export interface ColumnChoice {
  order: readonly string[]
  hidden: readonly string[]
}

/** A column at its place in a staff member's list. */
export interface ArrangedColumn<Id extends string = ColumnId> extends Column<Id> {
  readonly isHidden: boolean
}

/**
 * The columns of a list as a staff member wants them. A column that was declared after their choice stands behind the
 * one that it is declared behind.
 */
export function arrangeColumns<L extends ListName>(
  list: L,
  choice: ColumnChoice | null,
  { showsExtra = true } = {},
): ArrangedColumn<ColumnOf<L>>[] {
  const columns: readonly Column<ColumnOf<L>>[] = listColumns[list]
  const chosen = new Set(choice?.order)
  const ordered = (choice?.order ?? []).flatMap((id) => columns.filter((column) => column.id === id))
  for (const [index, column] of columns.entries()) {
    if (chosen.has(column.id)) continue
    const before = columns[index - 1]
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column)
  }
  return ordered.map((column) => ({
    ...column,
    isHidden: chosen.has(column.id)
      ? !column.isRequired && choice?.hidden.includes(column.id) === true
      : column.isExtra === true && !showsExtra,
  }))
}

/** A change of a staff member's columns: one is moved past its neighbour, shown or hidden. */
export interface ColumnChange {
  column: string
  to: ColumnStep
}

export const columnSteps = ['earlier', 'later', 'shown', 'hidden'] as const

export type ColumnStep = (typeof columnSteps)[number]

/** The choice after a change; the same where the change has no effect. */
export function changeColumns(
  columns: readonly ArrangedColumn[],
  { column, to }: ColumnChange,
): ColumnChoice {
  const order: string[] = columns.map(({ id }) => id)
  const hidden = columns.filter(({ isHidden, id }) => isHidden && id !== column).map(({ id }) => id)
  const at = columns.findIndex(({ id }) => id === column)
  const moved = columns[at]
  if (!moved) return { order, hidden }
  if (to === 'earlier' || to === 'later') {
    const target = Math.max(0, Math.min(order.length - 1, at + (to === 'earlier' ? -1 : 1)))
    order.splice(at, 1)
    order.splice(target, 0, column)
  }
  const isHidden = to === 'hidden' || (to !== 'shown' && moved.isHidden)
  return { order, hidden: isHidden && !moved.isRequired ? [...hidden, moved.id] : hidden }
}
