/** A sample of a metric, as Prometheus reads it. */
export interface ParsedSample {
  name: string
  labels: Record<string, string>
  value: number
}

export interface ParsedFamily {
  name: string
  help: string
  type: string
  samples: ParsedSample[]
}

const HEAD = /^# HELP (\S+) (.+)\n# TYPE (\S+) (counter|gauge|histogram)$/
const SAMPLE = /^([a-z][a-z0-9_]*)(?:\{(.*)\})? (\+Inf|NaN|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/
const LABEL = /([a-z][a-z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y

/**
 * Reads Prometheus' text format, strictly: each family once, with help and type before its samples, no series twice,
 * and histograms whose buckets add up.
 * @throws Error naming the first line that is wrong.
 */
export function parseMetrics(text: string): Map<string, ParsedFamily> {
  if (!text.endsWith('\n')) throw new Error('The last line does not end')
  const families = new Map<string, ParsedFamily>()
  for (const block of text.trimEnd().split(/\n(?=# HELP )/)) {
    const family = parseFamily(block)
    if (families.has(family.name)) throw new Error(`${family.name} stands twice`)
    families.set(family.name, family)
  }
  return families
}

function parseFamily(block: string): ParsedFamily {
  const [help = '', type = '', ...lines] = block.split('\n')
  const head = HEAD.exec(`${help}\n${type}`)
  const [, name = '', about = '', typed, kind = ''] = head ?? []
  if (!head || name !== typed) throw new Error(`No help and type: ${block.slice(0, 200)}`)
  if (lines.length === 0) throw new Error(`${name} has no sample`)
  if ((kind === 'counter') !== name.endsWith('_total')) throw new Error(`${name} is a ${kind}`)
  const family = { name, help: about, type: kind, samples: lines.map(parseSample) }
  const endings = kind === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
  const seen = new Set<string>()
  for (const [index, sample] of family.samples.entries()) {
    if (!endings.some((ending) => sample.name === name + ending))
      throw new Error(`${sample.name} stands under ${name}`)
    const series = sample.name + JSON.stringify(Object.entries(sample.labels).sort())
    if (seen.has(series)) throw new Error(`Twice: ${lines[index]}`)
    seen.add(series)
  }
  if (kind === 'histogram') checkHistogram(family)
  return family
}

function parseSample(line: string): ParsedSample {
  const found = SAMPLE.exec(line)
  if (!found) throw new Error(`Not a sample: ${line}`)
  const [, name = '', labels = '', value = ''] = found
  return { name, labels: parseLabels(labels), value: value === '+Inf' ? Infinity : Number(value) }
}

function parseLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {}
  LABEL.lastIndex = 0
  while (LABEL.lastIndex < text.length) {
    const [, name = '', value = ''] = LABEL.exec(text) ?? []
    if (!name || name in labels) throw new Error(`Wrong labels: ${text}`)
    labels[name] = value
  }
  return labels
}

/** Buckets grow, the last has no bound, and is the count. */
function checkHistogram({ name, samples }: ParsedFamily): void {
  const series = Map.groupBy(samples, ({ labels: { le: _, ...own } }) => JSON.stringify(own))
  for (const [labels, of] of series) {
    const buckets = of.filter((sample) => sample.name === `${name}_bucket`)
    const bounds = buckets.map(({ labels: { le } }) => (le === '+Inf' ? Infinity : Number(le)))
    const grows = (values: number[]) => values.every((value, i) => i === 0 || value >= (values[i - 1] ?? 0))
    const count = of.find((sample) => sample.name === `${name}_count`)?.value
    const isWhole =
      bounds.at(-1) === Infinity &&
      grows(bounds) &&
      grows(buckets.map(({ value }) => value)) &&
      buckets.at(-1)?.value === count &&
      of.some((sample) => sample.name === `${name}_sum`)
    if (!isWhole) throw new Error(`The buckets of ${name}${labels} do not add up`)
  }
}
