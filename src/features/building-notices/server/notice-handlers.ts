import { choiceIn } from '../../../domain/submissions/no-choice.ts'
import type { AnswersOf } from '../../../forms/engine/answers.ts'
import { type BoundAction, bindActions } from '../../workspace/server/actions/handlers.ts'
import { buildingNoticeActions } from '../notices.ts'
import { buildingNoticeTexts } from '../notices.words.ts'
import { readPlaces } from './read-places.ts'
import { cancelNotice, changeNotice, publishNotice } from './write-notice.ts'

type Deps = Parameters<typeof publishNotice>[0]

type Given = AnswersOf<typeof buildingNoticeActions.publish.fields>

export function bindBuildingNoticeActions(deps: Deps): BoundAction[] {
  const { pool } = deps.database
  const written = async ({ title, places, from, to, advice, topic, mail }: Given) => ({
    title,
    advice: advice ?? null,
    topic: choiceIn(topic),
    startsAt: new Date(from),
    endsAt: new Date(to),
    places: await readPlaces(pool, places),
    isMailed: mail !== 'no',
  })
  return bindActions(buildingNoticeActions, {
    async publish(given, { staff, now }) {
      const { mails } = await publishNotice(deps, staff.id, await written(given), now)
      return { notice: buildingNoticeTexts.published(mails) }
    },
    async change({ id, ...given }, { staff, now }) {
      const { mails } = await changeNotice(deps, staff.id, { id, ...(await written(given)) }, now)
      return { notice: buildingNoticeTexts.changed(mails) }
    },
    async cancel({ id }, { staff, now }) {
      const { mails } = await cancelNotice(deps, staff.id, id, now)
      return { notice: buildingNoticeTexts.cancelled(mails) }
    },
  })
}
