import { type HalfDay, parseHalfDay } from '../../domain/cases/half-day.ts'
import { keysOf } from '../../domain/records.ts'
import type { Answers } from '../engine/field.ts'
import { showAnswer } from '../engine/field-rules.ts'
import { checkboxes } from '../kinds/checkboxes.ts'
import { halfDays } from '../kinds/half-days.ts'
import { radio } from '../kinds/radio.ts'
import { text } from '../kinds/text.ts'

const fields = {
  access: radio({
    label: 'Hvordan kommer vi inn?',
    inMail: false,
    options: [
      { value: 'key', label: 'Dere kan låse dere inn med nøkkelen deres' },
      { value: 'home', label: 'Bare når jeg er hjemme' },
    ],
  }),
  accessTimes: halfDays({ label: 'Når passer det?', inMail: false }),
  accessCare: checkboxes({
    label: 'Hjemme hos deg',
    inMail: false,
    options: [
      { value: 'pets', label: 'Det er dyr i boligen' },
      { value: 'children', label: 'Barn kan være alene hjemme' },
    ],
  }),
  accessContact: text({
    label: 'Hvem er hjemme?',
    help: 'Navn og telefon, hvis det er en annen enn deg.',
    autocomplete: 'off',
    inMail: false,
  }),
}

/** How a craftsman gets in, asked once where a fault is reported, in a part that folds. A client that does not ask sends nothing. */
export const accessSection = {
  title: 'Kan vi låse oss inn?',
  intro: 'Svarer du her, slipper vi å spørre deg etterpå.',
  isFolded: true,
  fields,
} as const

export const accessFields = Object.keys(fields)

const waysIn: Readonly<Record<string, string>> = {
  key: 'Med nøkkelen vår',
  home: 'Bare når leietakeren er hjemme',
}

/** The other answers as who is on the way there reads them. */
const accessTexts = {
  accessTimes: (times: string) => `Passer ${times}`,
  accessCare: (care: string) => care,
  accessContact: (contact: string) => `Hjemme: ${contact}`,
}

/** What the sender of a case has said of how to get in, for who is on the way there; null where nothing was said. */
export interface Access {
  /** «Med nøkkelen vår», and what else was answered, each a line. */
  lines: string[]
  /** When it suits. */
  times: HalfDay[]
}

/** The answers of a case to the section, whichever form it came with. */
export function accessOf(answers: Answers): Access | null {
  const lines = keysOf(fields).flatMap((name) => {
    const answer = answers[name]
    if (answer === undefined) return []
    const shown = showAnswer(fields[name], answer)
    return [name === 'access' ? (waysIn[String(answer)] ?? shown) : accessTexts[name](shown)]
  })
  if (lines.length === 0) return null
  const times = answers.accessTimes
  return {
    lines,
    times: Array.isArray(times) ? times.flatMap((time) => parseHalfDay(String(time)) ?? []) : [],
  }
}
