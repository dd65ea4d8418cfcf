import type { APIRequestContext } from '@playwright/test'

/** A building of the portfolio, as one who reads cases finds it in the list. */
export async function readBuildingId(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/intern/bygg')).text()
  const id = /\/intern\/bygg\/([0-9a-f-]{36})/.exec(html)?.[1]
  if (!id) throw new Error('The list of buildings is empty')
  return id
}
