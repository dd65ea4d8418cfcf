import type { PhotoProblem } from '../../domain/photo.ts'
import type { Entries } from '../../forms/read.ts'
import type { SessionJar, SignedIn } from '../staff/session.ts'
import type { PostedFile } from './posted.ts'

/** A photo that was not taken, and why. */
export type RefusedPhoto = { file: string; problem: PhotoProblem }

/** A staff member's request to do something. */
export interface ActionRequest {
  staff: SignedIn
  jar: SessionJar
  /** The client's address, or null where it is this machine. */
  address: string | null
  now: Date
  /** What was posted, by field, as it came. */
  entries: Entries
  /** Photos that came along and are stored, by their object names. */
  photos: readonly string[]
  refusedPhotos: readonly RefusedPhoto[]
  /** Files that came along, by field. */
  files: (field: string) => readonly PostedFile[]
}
