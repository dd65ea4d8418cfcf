import type { Attack } from '../attack.ts'
import { multipart, multipartHeaders } from '../multipart.ts'
import { hostileSheet } from '../zips.ts'

/** Spreadsheets that are bombs or broken, posted by a staff member who is signed in. */
export const attack: Attack = {
  name: 'spreadsheets',
  async send(random, target) {
    const body = multipart([
      { name: 'action', content: 'sheet.plan' },
      { name: 'sheet', content: hostileSheet(random), filename: random.pick(['ark.xlsx', 'ark.csv', 'ark']) },
    ])
    await target.http({
      method: 'POST',
      path: '/intern/eiendommer/regneark',
      headers: { ...target.staffHeaders, ...multipartHeaders() },
      body,
    })
  },
}
