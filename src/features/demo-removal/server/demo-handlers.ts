import { Refusal } from '../../../domain/submissions/refusal.ts'
import { deletePendingFiles, type FileDeps } from '../../../platform/storage/pending-deletions.ts'
import {
  type ActionRequest,
  type BoundAction,
  bindActions,
  type Outcome,
} from '../../workspace/server/actions/handlers.ts'
import { demoActions } from '../demo.ts'
import { demoTexts } from '../demo.words.ts'
import { listedMark } from './find-demo.ts'
import { removeDemo } from './remove-demo.ts'

export function bindDemoActions(deps: FileDeps): BoundAction[] {
  const remove = async (
    { listed }: { listed: string },
    { staff, now }: ActionRequest,
    withTouched: boolean,
  ): Promise<Outcome> => {
    await removeDemo(deps, {
      withTouched,
      by: staff.id,
      now,
      check(demo) {
        if (listedMark(demo) !== listed) throw new Refusal(demoTexts.changedSince)
      },
    })
    await deletePendingFiles(deps)
    // Every page of the workspace has said that it is a demo.
    return { to: '/intern/demo' }
  }
  return bindActions(demoActions, {
    removeAll: (answers, request) => remove(answers, request, true),
    removeUntouched: (answers, request) => remove(answers, request, false),
  })
}
