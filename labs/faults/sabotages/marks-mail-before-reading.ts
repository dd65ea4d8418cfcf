import { ImapFlow } from 'imapflow'

/** Preloaded into a site: a mail is marked as read before it is. */
const { fetchOne } = ImapFlow.prototype
ImapFlow.prototype.fetchOne = async function (this: ImapFlow, ...given: Parameters<typeof fetchOne>) {
  await this.messageFlagsAdd(String(given[0]), ['\\Seen'], { uid: true })
  return fetchOne.apply(this, given)
}
