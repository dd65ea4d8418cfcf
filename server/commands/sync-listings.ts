import { syncListings } from '../listings/sync.ts'
import { type Command, complain, say } from './command.ts'
import { withSite } from './with-site.ts'

export const syncListingsCommand: Command = {
  name: 'sync-listings',
  usage: '[--allow-drop]',
  summary: "Mirrors FINN's list now; --allow-drop also takes a list that has shrunk by more than half.",
  async run(args) {
    if (args.some((arg) => arg !== '--allow-drop')) {
      complain('Usage: npm run husvaer -- sync-listings [--allow-drop]')
      return 2
    }
    const result = await withSite((site) => syncListings(site, { allowDrop: args.includes('--allow-drop') }))
    if (result.outcome === 'off') {
      complain('The listing sync is off: set FINN_API_KEY and FINN_ORG_ID.')
      return 1
    }
    if (result.outcome !== 'applied') {
      complain(result.message)
      return 1
    }
    say(`Synced: ${result.seen} ads seen, ${result.active} to let.`)
    return 0
  },
}
