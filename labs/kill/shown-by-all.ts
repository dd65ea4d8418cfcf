import { randomUUID } from 'node:crypto'
import type { FormLoad } from '../../test/support/form-load.ts'

/**
 * What not every process shows, of the first pictures of the properties and of a report with a photo that is sent to one of the
 * processes: the addresses.
 */
export async function notShownByAll(
  load: FormLoad,
  photo: Buffer,
  urls: readonly string[],
  sentTo: string,
): Promise<string[]> {
  const key = randomUUID()
  await load.sendOnce({ key, photo, url: sentTo, timeoutMs: 30_000 })
  const page = load.acknowledged.get(key)?.page
  if (!page) return [`a report sent to ${sentTo}`]
  const found = await Promise.all(
    urls.map(async (url) => [
      ...(await linksOn(`${url}/eiendommer`, /\/bilder\/[\w-]+\/320/g)).slice(0, 5),
      ...(await linksOn(`${url}${page}`, /(?<==")\/vedlegg\/[^"]+/g)),
    ]),
  )
  const without = found.flatMap((links, index) => (links.length < 2 ? [`${urls[index]} shows ${links}`] : []))
  const asked = urls.flatMap((url) => [...new Set(found.flat())].map((link) => `${url}${link}`))
  const answers = await Promise.all(
    asked.map(async (address) => {
      // Once more where it fails: unlike S3, the bucket of the test tears an object that another process is writing again.
      const answer = (await pictureAt(address)) ?? (await pictureAt(address))
      return answer ? [] : [address]
    }),
  )
  return [...without, ...answers.flat()]
}

/** The answer that is a picture; null for any other. */
async function pictureAt(address: string): Promise<Response | null> {
  const answer = await fetch(address)
  await answer.arrayBuffer()
  return answer.headers.get('content-type')?.startsWith('image/') ? answer : null
}

/** What a page leads to. */
async function linksOn(url: string, link: RegExp): Promise<string[]> {
  const html = await fetch(url).then((answer) => answer.text())
  const found = [...html.matchAll(link)].map(([address]) => address.replaceAll('&amp;', '&'))
  return [...new Set(found)]
}
