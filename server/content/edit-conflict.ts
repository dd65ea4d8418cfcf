/** What an editor was opened on, and what its page is known by. */
export interface Editing {
  /** The newest version there was; empty where there was none. */
  base: string
  /** Of the page: what it sends twice is one. */
  key: string | null
  /** A newer version that somebody has been told of, and saves over all the same. */
  over: string
}

/** As much of the newest version as tells whether an editor has seen it. */
export interface NewestVersion {
  id: string
  key: string | null
  at: Date
  by: string | null
}

/** Another version has come since an editor was opened. Nothing is written over it unseen. */
export class EditConflict extends Error {
  override name = 'EditConflict'
  readonly newest: NewestVersion
  constructor(newest: NewestVersion) {
    super('Another version has come since.')
    this.newest = newest
  }
}

/** @throws EditConflict where the newest version is neither what the editor was opened on nor its own. */
export function refuseUnseen(newest: NewestVersion | undefined, { base, key, over }: Editing): void {
  if (!newest || newest.id === base || newest.id === over) return
  if (key !== null && newest.key === key) return
  throw new EditConflict(newest)
}
