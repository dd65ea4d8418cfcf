import { sealedPlaceOf } from '../../src/features/workspace/ui/device/device-copy.ts'
import { makeColleague, signInOverHttp, staffPassword } from '../support/staff-browser.ts'
import { totpAt } from '../support/totp.ts'
import { type Act, type Stage, sendFault } from './stage.ts'

/** Signs in as a colleague who has signed in before, by password and the code of an app. */
async function signIn({ person, request, baseURL }: Stage): Promise<void> {
  const colleague = await makeColleague('administrator', baseURL)
  const secret = await signInOverHttp(request, colleague)
  await person.open('/login')
  await person.answer('main form', 'email', colleague.email)
  await person.answer('main form', 'password', staffPassword)
  await person.press('main button', 'Logg inn')
  await person.sees('[name=code]')
  // A code is taken once: the next one is valid already.
  await person.answer('main form', 'code', totpAt(secret, Date.now() + 30_000))
  await person.press('main button', 'Fortsett')
  await person.sees('h1', 'Saker')
}

/** What staff do, once they have signed in. */
export const staffActs: readonly Act[] = [
  { name: 'staff sign in', act: signIn },
  {
    name: 'staff open a case from the inbox, and answer it',
    async act(stage) {
      const { person } = stage
      const { reference } = await sendFault(stage)
      await person.open('/saker?fane=nye')
      await person.press(`.inbox-row a[href*="${reference}"]`)
      await person.answer('#svar form', 'message', 'Vi kommer i morgen')
      await person.press('button', 'Send svar')
      await person.sees('.case-timeline', 'Vi kommer i morgen')
    },
  },
  {
    name: 'a case is printed without its tools',
    async act(stage) {
      const { person } = stage
      const { reference } = await sendFault(stage)
      await person.open(`/saker/${reference}`)
      await person.sees('.staff-header')
      await person.value(`(${showAsPrinted})()`)
      await person.seesNo('.staff-header')
      await person.sees('h1', 'Avvik')
    },
  },
  {
    name: 'the cases of the day are read without contact',
    async act(stage) {
      const { person, line } = stage
      const { reference } = await sendFault(stage)
      await person.open('/saker/i-dag')
      const place = JSON.stringify(await sealedPlaceOf('/saker/i-dag'))
      await person.expect(`caches.match(${place}).then(Boolean)`)
      line.set({ kind: 'down' })
      await person.open('/saker/i-dag')
      await person.sees('main', 'Sist hentet kl.')
      await person.sees(`.today-cases a[href="/saker/${reference}"]`)
    },
  },
]

/** Runs in the page: shows it as it is printed, which not every engine does for a driver. */
function showAsPrinted(): void {
  const show = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all'
      if (rule instanceof CSSGroupingRule) show(rule.cssRules)
    }
  }
  for (const { cssRules } of document.styleSheets) show(cssRules)
}
