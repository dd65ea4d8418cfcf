/** Some files: how many, how large together, and the names of the first. */
export interface FoundFiles {
  count: number
  bytes: number
  names: string[]
}

export interface SweepReport {
  /** Deleted: files that no row refers to, files of uploads that were cut off, and work files of dead processes. */
  orphans: FoundFiles
  unfinishedUploads: number
  workFiles: FoundFiles
  /** Left alone: public files without a row, which a person may have put there. */
  unknown: FoundFiles
  /** Rows whose file is gone: photos of cases, pictures of properties and attachments of mails. */
  photosWithoutFile: FoundFiles
  picturesWithoutFile: FoundFiles
  mailFilesWithoutFile: FoundFiles
  /** Files that could not be deleted, and are tried again. */
  failed: number
  /** Files and folders that other users could read until now. */
  modesFixed: number
  /** Whether the files belong to another database, so that those without a row were left alone. */
  isForeignStorage: boolean
}

const MAX_NAMES = 20

export const noFiles = (): FoundFiles => ({ count: 0, bytes: 0, names: [] })

export function addFound(found: FoundFiles, name: string, bytes = 0): void {
  found.count += 1
  found.bytes += bytes
  if (found.names.length < MAX_NAMES) found.names.push(name)
}

/** Whether a sweep has done or found anything to log. */
export function hasFindings(report: SweepReport): boolean {
  const { orphans, workFiles, unknown, photosWithoutFile, picturesWithoutFile, mailFilesWithoutFile } = report
  const files = [orphans, workFiles, unknown, photosWithoutFile, picturesWithoutFile, mailFilesWithoutFile]
  return (
    files.some(({ count }) => count > 0) ||
    report.unfinishedUploads + report.failed + report.modesFixed > 0 ||
    report.isForeignStorage
  )
}
