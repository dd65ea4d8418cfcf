import type { Option } from '../engine/field.ts'
import { danger } from '../kinds/danger.ts'

export type DangerName = 'fire' | 'gas' | 'water' | 'leak' | 'no-power' | 'no-heat' | 'locked-out'

/** What cannot wait for an answer, each with what to do first and who to call. */
export const dangers: Readonly<Record<DangerName, Required<Pick<Option, 'label' | 'advice'>>>> = {
  fire: {
    label: 'Brann eller røyk',
    advice: {
      text: 'Kom deg ut, varsle naboene og lukk dørene. Er noen skadet, ring 113.',
      call: '110',
    },
  },
  gas: {
    label: 'Gasslukt',
    advice: { text: 'Slå ikke på lys. Åpne vinduer, gå ut og ring.', call: '110' },
  },
  water: {
    label: 'Vann på det elektriske',
    advice: {
      text: 'Rør ikke vannet. Slå av hovedsikringen hvis du kommer til den tørrskodd. Steng stoppekrana.',
      call: 'landlord',
    },
  },
  leak: {
    label: 'Vann som renner eller lekker',
    advice: {
      text: 'Steng stoppekrana først. Når vannet noe elektrisk, slår du av sikringen.',
      call: 'landlord',
    },
  },
  'no-power': {
    label: 'Ingen strøm',
    advice: {
      text: 'Slå av komfyren og annet som blir varmt. Se i sikringsskapet om en sikring har gått.',
      call: 'landlord',
    },
  },
  'no-heat': {
    label: 'Ingen varme',
    advice: {
      text: 'Hold dører og vinduer lukket, og varm aldri opp med komfyr eller grill. Er det små barn eller syke hos deg? Si det først.',
      call: 'landlord',
    },
  },
  'locked-out': {
    label: 'Jeg er låst ute',
    advice: {
      text: 'Vi kommer og låser opp, og du betaler for utrykningen. Er det barn der inne, eller står komfyren på? Si det først.',
      call: 'landlord',
    },
  },
}

/** A question about some dangers; the first that is asked in a form. */
export function dangerQuestion<const D extends DangerName>(
  asked: { label: string; none: string; help?: string },
  ...names: readonly D[]
) {
  return danger({ ...asked, options: names.map((value) => ({ value, ...dangers[value] })) })
}

/** The answers to such a question as flags: each of them is danger (`src/forms/engine/flags.ts`). */
export function dangerFlags<D extends string>({ options }: { options: readonly { value: D }[] }) {
  return options.map(({ value }) => ({ danger: value }))
}
