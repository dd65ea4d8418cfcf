import type { PhotoProblem } from '../../../../domain/submissions/photo.ts'
import type { Entries } from '../../../../forms/engine/read.ts'
import type { SessionJar, SignedIn } from '../../../sign-in/server/session.ts'
import type { PostedFile } from './posted.ts'

/** A photo that was rejected, and why. */
export type RefusedPhoto = { file: string; problem: PhotoProblem }

/** A staff member's request to do something. */
export interface ActionRequest {
  staff: SignedIn
  jar: SessionJar
  /** The client's address, or null where it is this machine. */
  address: string | null
  now: Date
  /** The posted values by field, unparsed. */
  entries: Entries
  /** The object names of the uploaded photos, which are stored. */
  photos: readonly string[]
  refusedPhotos: readonly RefusedPhoto[]
  /** The uploaded files, by field. */
  files: (field: string) => readonly PostedFile[]
}
