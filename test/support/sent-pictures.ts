import type { APIRequestContext } from '@playwright/test'
import { blankPhoto } from './blank-photo.ts'
import { fromOurPages } from './staff-browser.ts'

/** Sends pictures as a page of staff does: of one home, of none, and a file that is no picture. Gives the batch. */
export async function sentPictures(request: APIRequestContext, home: string): Promise<string> {
  const post = (path: string, data: Buffer | string = '') =>
    request.post(`/api/ansatt/bilder${path}`, { data, headers: fromOurPages })
  const { batch } = await (await post('')).json()
  const picture = await blankPhoto(800, 600).jpeg().toBuffer()
  await post(`/${batch}/bilde?navn=${encodeURIComponent(`${home} - 1.jpg`)}`, picture)
  await post(
    `/${batch}/bilde?navn=Ukjent%20vei%203%2F1.jpg`,
    await blankPhoto(640, 480, '#a62').jpeg().toBuffer(),
  )
  await post(`/${batch}/bilde?navn=liste.pdf`, 'no picture')
  await post(`/${batch}/ferdig`)
  return batch
}
