import type { APIRequestContext } from '@playwright/test'
import { buildingNoticeActions } from '../../src/features/building-notices/notices.ts'
import { fromOurPages } from './staff-browser.ts'

/** Publishes a notice to a town, without mails. Gives its id. */
export async function publishedNotice(request: APIRequestContext, town: string): Promise<string> {
  const { name } = buildingNoticeActions.publish
  const form = {
    action: name,
    title: 'Heisen er stengt',
    places: town,
    from: '2099-01-01T08:00',
    to: '2099-01-01T09:00',
    topic: '-',
    mail: 'no',
  }
  const answer = await request.post('/intern/driftsmeldinger', { form, headers: fromOurPages })
  const [, id = ''] = /\/intern\/driftsmeldinger\/([0-9a-f-]{36})"/.exec(await answer.text()) ?? []
  return id
}
