import { purge } from '../cases/purge.ts'
import { type Command, complain, say } from './command.ts'
import { withSite } from './with-site.ts'

export const purgeCommand: Command = {
  name: 'purge',
  usage: '[--dry-run]',
  summary: 'Erases what has been kept long enough; with --dry-run only tells what that is.',
  async run(args) {
    if (args.some((arg) => arg !== '--dry-run')) {
      complain('Usage: npm run husvaer -- purge [--dry-run]')
      return 2
    }
    const dryRun = args.includes('--dry-run')
    const reports = await withSite((site) => purge(site, { dryRun }))
    for (const { form, cases, sensitive, photos } of reports) {
      say(`${form}: ${cases} cases, encrypted answers of ${sensitive} cases, ${photos} photos`)
    }
    if (reports.length === 0) say('Nothing is due.')
    else say(dryRun ? 'Nothing was erased.' : 'Erased.')
    return 0
  },
}
