import { isFormerRuleHeld } from '../../features/cases/server/numbers-retention.ts'
import { purge } from '../../features/privacy/server/purge.ts'
import { defineCommand, say, withSite } from './command.ts'

export const purgeCommand = defineCommand({
  name: 'purge',
  usage: '[--dry-run]',
  summary: 'Erases data whose retention has ended; --dry-run only reports.',
  options: { 'dry-run': { type: 'boolean', default: false } },
  async run({ 'dry-run': dryRun }) {
    const { reports, isHeld } = await withSite(async (site) => ({
      reports: await purge(site, { dryRun }),
      isHeld: await isFormerRuleHeld(site.database.pool),
    }))
    for (const { form, cases, sensitive, photos } of reports) {
      say(`${form}: ${cases} cases, encrypted answers of ${sensitive} cases, ${photos} photos`)
    }
    if (reports.length === 0) say('Nothing is due.')
    else say(dryRun ? 'Nothing was erased.' : 'Erased.')
    if (isHeld)
      say(
        'Hidden answers are erased by the former rule until an administrator confirms the new one at /intern/personvern.',
      )
    return 0
  },
})
