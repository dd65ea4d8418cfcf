import type { Option } from '../../../forms/engine/field.ts'

/** A line of the rota: a shift, or a gap: hours without a staff member on call. */
export type RotaLine =
  | {
      kind: 'shift'
      id: string
      staffId: string
      name: string
      period: string
      isSwap: boolean
      isNow: boolean
      isOver: boolean
      /** For the fields of a swap: «2026-12-01T16:00». */
      from: string
      to: string
    }
  | { kind: 'gap'; period: string; isNow: boolean }

export interface RotaWeek {
  number: number
  lines: RotaLine[]
}

/** Who gets urgent cases at this moment. */
export type OnCallNow =
  | { kind: 'on-call'; names: string[]; until: string }
  | { kind: 'fallback'; name: string; isOfficeOpen: boolean }

export interface RotaView {
  now: OnCallNow
  weeks: RotaWeek[]
  fallbackName: string
  mayEdit: boolean
  colleagues: Option[]
  settings: { fallback: string; escalateAfter: string }
}
