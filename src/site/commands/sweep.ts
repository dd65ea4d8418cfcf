import { type FoundFiles, hasFindings, type SweepReport } from '../../features/backup/server/sweep/report.ts'
import { sweep } from '../../features/backup/server/sweep/sweep.ts'
import { complain, defineCommand, say, UsageError, withSite } from './command.ts'

export const sweepCommand = defineCommand({
  name: 'sweep',
  usage: '[--dry-run] [--min-age MINUTES] [--take-over]',
  summary: 'Deletes files that no row refers to, and lists rows whose file is gone; --dry-run only reports.',
  options: {
    'dry-run': { type: 'boolean', default: false },
    'min-age': { type: 'string', default: '60' },
    'take-over': { type: 'boolean', default: false },
  },
  async run({ 'dry-run': dryRun, 'min-age': minAge, 'take-over': takeOver }) {
    if (!/^\d{1,6}$/.test(minAge)) throw new UsageError('MINUTES is a whole number.')
    const report = await withSite((site) => sweep(site, { dryRun, graceMinutes: Number(minAge), takeOver }))
    print(report, dryRun)
    return report.failed > 0 || report.isForeignStorage ? 1 : 0
  },
})

function print(report: SweepReport, dryRun: boolean): void {
  const list = (what: string, found: FoundFiles) => {
    if (found.count === 0) return
    say(`${what}: ${found.count}${found.bytes > 0 ? ` (${found.bytes} bytes)` : ''}`)
    for (const name of found.names) say(`  ${name}`)
    if (found.count > found.names.length) say(`  and ${found.count - found.names.length} more`)
  }
  const verb = dryRun ? 'To delete' : 'Deleted'
  list(`${verb}, work files of processes that died`, report.workFiles)
  if (report.unfinishedUploads > 0)
    say(`${verb}, files of uploads that were cut off: ${report.unfinishedUploads}`)
  list(`${verb}, files without a row`, report.orphans)
  list('Left, public files without a row', report.unknown)
  list('Photos whose file is gone', report.photosWithoutFile)
  list('Pictures of properties whose file is gone', report.picturesWithoutFile)
  list('Attachments of mails whose file is gone', report.mailFilesWithoutFile)
  if (report.modesFixed > 0) say(`Closed to other users: ${report.modesFixed} files and folders`)
  if (report.failed > 0) say(`Could not be deleted, and are tried again: ${report.failed}`)
  if (report.isForeignStorage) {
    complain(
      'The files belong to another database, so files without a row were left alone. ' +
        'If this site is now the only one that uses them, run sweep --take-over once.',
    )
  }
  if (!hasFindings(report)) say('Every file has its row, and every row its file.')
}
