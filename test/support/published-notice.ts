import type { APIRequestContext } from '@playwright/test'
import { localDateTime } from '../../src/domain/time/oslo-instant.ts'
import { buildingNoticeActions } from '../../src/features/building-notices/notices.ts'
import { fromOurPages } from './staff-browser.ts'

const NOTICES_PAGE = '/intern/driftsmeldinger'

/** A day and a time as a field holds them, some minutes from now. */
export const minutesFromNow = (minutes: number): string =>
  localDateTime(new Date(Date.now() + minutes * 60_000))

/** Publishes a notice to a house or a town, without mails. Gives its id. */
export async function publishedNotice(
  request: APIRequestContext,
  place: string,
  changes: Partial<Record<'title' | 'from' | 'to' | 'topic', string>> = {},
): Promise<string> {
  const form = {
    action: buildingNoticeActions.publish.name,
    title: 'Heisen er stengt',
    places: place,
    from: '2099-01-01T08:00',
    to: '2099-01-01T09:00',
    topic: '-',
    mail: 'no',
    ...changes,
  }
  const answer = await request.post(NOTICES_PAGE, { form, headers: fromOurPages })
  const [, id = ''] =
    new RegExp(`/intern/driftsmeldinger/([0-9a-f-]{36})"[^>]*>${form.title}<`).exec(await answer.text()) ?? []
  return id
}

export async function cancelNotice(request: APIRequestContext, id: string): Promise<void> {
  const form = { action: buildingNoticeActions.cancel.name, id }
  await request.post(`${NOTICES_PAGE}/${id}`, { form, headers: fromOurPages })
}
