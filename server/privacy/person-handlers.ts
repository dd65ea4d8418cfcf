import { isEmail } from '../../domain/contact-details.ts'
import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { Refusal } from '../../domain/refusal.ts'
import { personActions } from '../../forms/staff/persons.ts'
import { personTexts } from '../../forms/staff/persons.words.ts'
import { type BoundAction, bindActions } from '../actions/handlers.ts'
import { erasePerson } from './persons.ts'

const texts = wordsOf(personTexts, staffLanguage)

type Deps = Parameters<typeof erasePerson>[0]

export function bindPersonActions(deps: Deps): BoundAction[] {
  return bindActions(personActions, {
    async erase({ email, again }, { staff }) {
      const isSame = email.toLowerCase() === again.toLowerCase()
      if (!isEmail(email) || !isSame) throw new Refusal(texts.notTheSame)
      return { notice: texts.erased(await erasePerson(deps, { email: email.toLowerCase(), by: staff.id })) }
    },
  })
}
