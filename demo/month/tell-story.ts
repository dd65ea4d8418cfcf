import { randomUUID } from 'node:crypto'
import type { CaseReference } from '../../src/domain/cases/case-reference.ts'
import { newSubmissionKey } from '../../src/domain/submissions/submission-key.ts'
import {
  addPhotos,
  reopen,
  withdraw,
  writeMessage,
} from '../../src/features/cases/server/sender/sender-actions.ts'
import { receiveForm } from '../../src/features/cases/server/store/receive.ts'
import type { StoredCase } from '../../src/features/cases/server/store/store-case.ts'
import { markDemo } from '../../src/features/demo-removal/server/marks.ts'
import { findForm } from '../../src/features/form-catalogue/catalogue.ts'
import { answerCase } from '../../src/features/inbox/server/answer/answer.ts'
import { assignCase, followCase, releaseCase } from '../../src/features/inbox/server/case/assign.ts'
import { mergeCase } from '../../src/features/inbox/server/case/merge.ts'
import { addNote, setDue, snoozeCase } from '../../src/features/inbox/server/case/plan.ts'
import type { CaseworkDeps, Caseworker } from '../../src/features/inbox/server/caseworker.ts'
import { registerCase } from '../../src/features/inbox/server/senders/case-registration.ts'
import { hiddenFields } from '../../src/forms/engine/hidden-fields.ts'
import type { StaffPerson } from './staff.ts'
import type { Sending, Step, Story } from './story.ts'
import type { TakeScene } from './take-scene.ts'

export interface Stage {
  deps: CaseworkDeps
  /** Stores a photo as the upload does. */
  takeScene: TakeScene
  /** The account of a person of the demo's staff. */
  accountOf: (person: StaffPerson) => Caseworker
}

/** How long a person takes to fill in a form. */
const FILL_MS = 90_000

/** Lets one case happen, by the functions that its sender and staff use, at the times of the story. */
export async function tellStory(stage: Stage, { sending, registeredBy, steps }: Story): Promise<void> {
  const sent = await send(stage, sending)
  if (registeredBy) await registerCase(stage.deps, stage.accountOf(registeredBy), sent.reference)
  for (const step of steps) await take(stage, sent, step)
}

async function send({ deps, takeScene }: Stage, sending: Sending): Promise<StoredCase> {
  const { formId, at, scenes, held } = sending
  const form = findForm(formId)
  if (!form) throw new Error(`There is no form ${formId}`)
  const photos = []
  for (const scene of scenes) photos.push(await takeScene(scene, at))
  const entries = {
    ...sending.entries,
    rulesVersion: [await deps.houseRulesVersion()],
    ...(held === 'honeypot' ? { [hiddenFields.honeypot]: ['https://billige-lan.example'] } : {}),
  }
  const received = await receiveForm({ ...deps, mailsSentAt: at }, form, {
    entries,
    photos,
    refused: [],
    key: newSubmissionKey(at.getTime() - (held === 'too-fast' ? 0 : FILL_MS)),
    address: null,
    now: at,
    reference: randomUUID().slice(0, 8),
  })
  if (received.outcome !== 'sent')
    throw new Error(`The form ${formId} was not sent: ${JSON.stringify(received)}`)
  await markDemo(deps.database.pool, 'case', [received.case.id])
  return received.case
}

async function take(stage: Stage, sent: StoredCase, step: Step): Promise<void> {
  const { accountOf, takeScene } = stage
  const { reference, token } = sent
  const now = step.at
  const deps = { ...stage.deps, mailsSentAt: now }
  switch (step.act) {
    case 'assign':
      return void (await assignCase(deps, accountOf(step.by), reference, { to: accountOf(step.to).id, now }))
    case 'reply': {
      const { text, status } = step
      return void (await answerCase(deps, accountOf(step.by), reference, {
        text,
        now,
        ...(status ? { status } : {}),
      }))
    }
    case 'note': {
      const photos = await Promise.all(step.scenes.map((scene) => takeScene(scene, now)))
      return void (await addNote(deps, accountOf(step.by), reference, { text: step.text, photos, now }))
    }
    case 'snooze':
      return void (await snoozeCase(deps, accountOf(step.by), reference, {
        until: step.until,
        pastDeadline: 'allow',
        now,
      }))
    case 'due':
      return void (await setDue(deps, accountOf(step.by), reference, { due: step.due, now }))
    case 'follow':
      return followCase(deps, accountOf(step.by), reference, true)
    case 'release':
      return releaseCase(deps, accountOf(step.by), reference, now)
    case 'merge-duplicate':
      return mergeDuplicate(stage, reference, step)
    case 'sender-writes':
      return writeMessage(deps, token, step.text, now)
    case 'sender-adds-photo':
      return addPhotos(deps, token, [await takeScene(step.scene, now)], now)
    case 'sender-reopens':
      return reopen(deps, token, now)
    case 'sender-withdraws':
      return withdraw(deps, token, now)
  }
}

async function mergeDuplicate(
  stage: Stage,
  other: CaseReference,
  { by, duplicate, at }: Extract<Step, { act: 'merge-duplicate' }>,
): Promise<void> {
  const { reference } = await send(stage, duplicate)
  await mergeCase(stage.deps, stage.accountOf(by), { reference, other, now: at }, 'allow')
}
