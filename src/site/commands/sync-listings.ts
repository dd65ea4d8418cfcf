import { syncListings } from '../../features/listings/server/sync.ts'
import { complain, defineCommand, say, withSite } from './command.ts'

export const syncListingsCommand = defineCommand({
  name: 'sync-listings',
  usage: '[--allow-drop]',
  summary: "Mirrors FINN's list now; --allow-drop also accepts a list that has shrunk by more than half.",
  options: { 'allow-drop': { type: 'boolean', default: false } },
  async run({ 'allow-drop': allowDrop }) {
    const result = await withSite((site) => syncListings(site, { allowDrop }))
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
})
