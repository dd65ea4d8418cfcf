import { Refusal } from '../../../domain/submissions/refusal.ts'
import { personActions } from '../../inbox/persons.ts'
import { personTexts } from '../../inbox/persons.words.ts'
import { type BoundAction, bindActions } from '../../workspace/server/actions/handlers.ts'
import { parsePersonKey } from './person-key.ts'
import { erasePerson } from './persons.ts'
import { confirmNumbersRule } from './retention-changes.ts'

type Deps = Parameters<typeof erasePerson>[0]

export function bindPersonActions(deps: Deps): BoundAction[] {
  return bindActions(personActions, {
    async erase({ person: shown, again }, { staff }) {
      const person = parsePersonKey(shown)
      const typed = parsePersonKey(again)
      if (!person || typed?.by !== person.by || typed.value !== person.value)
        throw new Refusal(personTexts.notTheSame)
      return { notice: personTexts.erased(await erasePerson(deps, { person, by: staff.id })) }
    },
    async confirmRetention(_, { staff, now }) {
      const isNew = await confirmNumbersRule(deps.database.pool, { by: staff.id, now })
      return { notice: isNew ? personTexts.heldConfirmed : personTexts.heldConfirmedBefore }
    },
  })
}
