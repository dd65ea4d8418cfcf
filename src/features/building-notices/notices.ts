import { NO_CHOICE } from '../../domain/submissions/no-choice.ts'
import { defineActions } from '../../forms/engine/action.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { radio } from '../../forms/kinds/radio.ts'
import { select } from '../../forms/kinds/select.ts'
import { dateTime } from '../../forms/kinds/staff/date-time.ts'
import { lines } from '../../forms/kinds/staff/lines.ts'
import { text } from '../../forms/kinds/text.ts'
import { buildingNoticeTexts } from './notices.words.ts'
import { topicOptions } from './topics.ts'

const autocomplete = 'off'

const fields = {
  title: text({
    label: buildingNoticeTexts.text,
    required: buildingNoticeTexts.textMissing,
    help: buildingNoticeTexts.textHelp,
    autocomplete,
  }),
  places: lines({
    label: buildingNoticeTexts.places,
    required: buildingNoticeTexts.placesMissing,
    help: buildingNoticeTexts.placesHelp,
    most: { length: 2000, message: buildingNoticeTexts.placesTooLong },
    rows: 3,
    autocomplete,
  }),
  from: dateTime({
    label: buildingNoticeTexts.from,
    required: buildingNoticeTexts.fromMissing,
    invalid: buildingNoticeTexts.fromMissing,
  }),
  to: dateTime({
    label: buildingNoticeTexts.to,
    required: buildingNoticeTexts.toMissing,
    invalid: buildingNoticeTexts.toMissing,
  }),
  advice: longText({
    label: buildingNoticeTexts.advice,
    help: buildingNoticeTexts.adviceHelp,
    rows: 3,
    autocomplete,
  }),
  topic: select({
    label: buildingNoticeTexts.topic,
    help: buildingNoticeTexts.topicHelp,
    default: NO_CHOICE,
    options: [
      { value: NO_CHOICE, label: buildingNoticeTexts.anyTopic },
      ...topicOptions.map(({ value, label }) => ({ value, label })),
    ],
    autocomplete,
  }),
  mail: radio({
    label: buildingNoticeTexts.mail,
    required: buildingNoticeTexts.mail,
    default: 'yes',
    options: [
      { value: 'yes', label: buildingNoticeTexts.mails.yes },
      { value: 'no', label: buildingNoticeTexts.mails.no },
    ],
  }),
}

/** What staff do with notices. */
export const buildingNoticeActions = defineActions('buildingNotices', {
  publish: { permission: 'write-notices', fields, submit: buildingNoticeTexts.publish },
  change: {
    permission: 'write-notices',
    fields: { id: hidden(), ...fields },
    submit: buildingNoticeTexts.save,
  },
  cancel: {
    permission: 'write-notices',
    fields: { id: hidden() },
    explain: buildingNoticeTexts.cancelExplain,
    submit: buildingNoticeTexts.cancel,
  },
})
