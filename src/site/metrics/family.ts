/** What tells the samples of a family apart; the values of a label have to be few. */
export type Labels = Readonly<Record<string, string>>

export interface Sample {
  labels?: Labels
  value: number
  /** The part of a histogram that the sample is. */
  part?: 'bucket' | 'sum' | 'count'
}

/** Samples of one name. Names, units and types follow https://prometheus.io/docs/practices/naming/. */
export interface Family {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}

/** A gauge with one sample and no labels. */
export const gauge = (name: string, help: string, value: number): Family => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
})

/** A counter with one sample and no labels; its name ends with `_total`. */
export const counter = (name: `${string}_total`, help: string, value: number): Family => ({
  name,
  help,
  type: 'counter',
  samples: [{ value }],
})

/** A family that says something by its labels; its value is always 1. */
export const info = (name: `${string}_info`, help: string, labels: Labels): Family => ({
  name,
  help,
  type: 'gauge',
  samples: [{ labels, value: 1 }],
})

/** The text format of Prometheus, version 0.0.4; a family without samples is left out. */
export function writeFamilies(families: readonly Family[]): string {
  return families
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(
        ({ labels = {}, value, part }) =>
          `${part ? `${name}_${part}` : name}${writeLabels(labels)} ${writeValue(value)}`,
      ),
    ])
    .map((line) => `${line}\n`)
    .join('')
}

function writeLabels(labels: Labels): string {
  const written = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`)
  return written.length > 0 ? `{${written.join(',')}}` : ''
}

const escapeValue = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const writeValue = (value: number) => (value === Number.POSITIVE_INFINITY ? '+Inf' : String(value))
