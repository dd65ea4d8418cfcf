import { Form } from 'react-router'
import { caseActions } from '../../inbox/casework.ts'
import { todayTexts } from '../../inbox/today.words.ts'
import { ActionButton } from '../../workspace/ui/actions/action-button.tsx'
import { useSendOnce } from '../../workspace/ui/use-send-once.ts'
import type { TodayFormProps } from './today-form-props.ts'

/** Makes the case one's own. */
export function TodayTake({ shown: { reference, title, seen }, place, outbox }: TodayFormProps) {
  const { take } = todayTexts
  const { isSending, onSubmit } = useSendOnce()
  return (
    <Form
      method="post"
      noValidate
      onSubmit={(event) => outbox.submit(event, { reference, title: place }) || onSubmit(event)}
    >
      <input type="hidden" name="reference" value={reference} />
      {seen && <input type="hidden" name="seen" value={seen} />}
      <ActionButton
        action={caseActions.take}
        isSending={isSending}
        label={take}
        about={`${title}, ${reference}`}
        look="quiet"
      />
    </Form>
  )
}
