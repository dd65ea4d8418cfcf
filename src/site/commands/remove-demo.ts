import { type Demo, findDemo } from '../../features/demo-removal/server/find-demo.ts'
import { removeDemo } from '../../features/demo-removal/server/remove-demo.ts'
import { rowExists } from '../../platform/database/query.ts'
import { deletePendingFiles } from '../../platform/storage/pending-deletions.ts'
import { complain, defineCommand, say, UsageError, withSite } from './command.ts'

export const removeDemoCommand = defineCommand({
  name: 'remove-demo',
  usage: '[--dry-run] [--also-edited | --keep-edited]',
  summary:
    'Takes out all of the demo and nothing else; homes that were edited, or that real cases are about, as told.',
  options: {
    'dry-run': { type: 'boolean', default: false },
    'also-edited': { type: 'boolean', default: false },
    'keep-edited': { type: 'boolean', default: false },
  },
  async run({ 'dry-run': dryRun, 'also-edited': withTouched, 'keep-edited': keepsTouched }) {
    if (withTouched && keepsTouched) throw new UsageError('Choose --also-edited or --keep-edited.')
    return withSite(async (site) => {
      const { pool } = site.database
      if (!(await rowExists(pool, 'select from demo_rows limit 1'))) {
        say('There is no demo.')
        return 0
      }
      const demo = await findDemo(pool)
      list(demo)
      if (dryRun) {
        say('Nothing was removed.')
        return 0
      }
      if (demo.touched.length > 0 && !withTouched && !keepsTouched) {
        complain(
          'Nothing was removed. Take these homes out too with --also-edited, or keep them as your own with --keep-edited.',
        )
        return 1
      }
      const { kept, closed, hasAdministrator } = await removeDemo(site, { withTouched, by: null })
      const { failed } = await deletePendingFiles(site)
      say(kept > 0 ? `Removed. ${counted(kept, 'home', 'homes')} kept as your own.` : 'Removed.')
      for (const name of closed) say(`Closed instead of deleted: the account of ${name}, who did what stays.`)
      if (failed > 0) complain(`${failed} files could not be deleted. The next sweep tries again.`)
      if (!hasAdministrator)
        say('There is no administrator now: npm run husvaer -- create-user you@example.com "Your name"')
      return failed > 0 ? 1 : 0
    })
  },
})

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function list({ properties, listings, cases, mails, subscribers, accounts, touched }: Demo): void {
  say('The demo:')
  say(`  ${counted(properties, 'home or other property', 'homes and other properties')}, with pictures`)
  say(`  ${counted(listings, 'ad', 'ads')}`)
  say(`  ${counted(cases, 'case', 'cases')}, with what hangs on them`)
  say(`  ${counted(mails, 'mail', 'mails')}, ${counted(subscribers, 'person who waits', 'people who wait')}`)
  say(`  ${counted(accounts.length, 'account', 'accounts')}`)
  for (const { name } of accounts) say(`    ${name}`)
  if (touched.length === 0) return
  say('Edited, or with real cases:')
  for (const { id, title, isEdited, cases } of touched) {
    const why = [...(isEdited ? ['edited'] : []), ...cases].join(', ')
    say(`  ${title} (${id}): ${why}`)
  }
}
