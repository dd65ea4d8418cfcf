import { contractorActions } from '../../src/features/contractors/contractor-actions.ts'
import { workOrderActions } from '../../src/features/contractors/work-order-actions.ts'

/** Asks the site for a page or posts to one, and gives the HTML of the answer. */
interface Client {
  get(path: string): Promise<{ html: string }>
  post(path: string, form: Record<string, string>): Promise<{ html: string }>
}

/** Gives a case to a contractor who gets no mail, and opens the link with the code that staff are shown. Gives the link's token. */
export async function openGivenOrder(staff: Client, contractor: Client, reference: string): Promise<string> {
  const page = `/saker/${reference}`
  const { give, showCode } = contractorActions
  await staff.post(page, { action: give.name, known: '-', name: 'Larvik Rør', phone: '33 00 00 09' })
  const { html } = await staff.get(page)
  const token = /\/oppdrag\/([\w-]{22})/.exec(html)?.[1] ?? ''
  const order = /name="order" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? ''
  const shown = await staff.post(page, { action: showCode.name, order })
  const code = />(\d{6})</.exec(shown.html)?.[1] ?? ''
  const { unlock, setTime, write } = workOrderActions
  const link = `/oppdrag/${token}`
  await contractor.get(link)
  await contractor.post(link, { action: unlock.name, code: '000000' })
  await contractor.post(link, { action: unlock.name, code })
  await contractor.post(link, { action: setTime.name, day: '2020-01-01', from: '08.00', hours: '2' })
  await contractor.post(link, { action: write.name, message: 'Jeg trenger en del' })
  return token
}
