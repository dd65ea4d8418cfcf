/** The dialog that a tile opens when scripts run (specification 2 §2). */
export type ServiceDialogName =
  | 'termination'
  | 'issue'
  | 'lostkey'
  | 'neighbor'
  | 'cleaning-checklist'
  | 'survey'

/** The drawing of a tile. */
export type ServiceSignName =
  | 'key'
  | 'fault'
  | 'appliance'
  | 'drain'
  | 'survey'
  | 'leave'
  | 'cleaning'
  | 'handyman'
  | 'parking'
  | 'rules'
  | 'neighbor'
  | 'invoice'
  | 'tenant'

export interface ServiceTile {
  title: string
  text: string
  href: string
  sign: ServiceSignName
  dialog?: ServiceDialogName
}

export interface ServiceGroup {
  id: string
  title: string
  tiles: readonly ServiceTile[]
}

/** A number to call when it is urgent. */
export interface UrgentNumber {
  title: string
  number: string
  text: string
}
