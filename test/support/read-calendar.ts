/** A property of a calendar file: its parameters, and its text with escapes resolved. */
interface CalendarProperty {
  parameters: Record<string, string>
  value: string
}

/** A calendar file as a strict reader takes it: the properties of the calendar, and of each event. */
export interface ReadCalendar {
  properties: Record<string, CalendarProperty>
  events: Record<string, CalendarProperty>[]
}

const contentLine = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):(.*)$/su
const texts = ['SUMMARY', 'DESCRIPTION', 'LOCATION']

/**
 * Reads a calendar file by the letter of RFC 5545.
 * @throws Error for a line that is too long, ends otherwise than CRLF or is malformed, and for components out of order.
 */
export function readCalendar(file: string): ReadCalendar {
  if (!file.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(file)) throw new Error('Lines end with CRLF')
  for (const line of file.split('\r\n'))
    if (Buffer.byteLength(line) > 75) throw new Error(`A line has more than 75 octets: ${line}`)
  const lines = file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
  const open: string[] = []
  const calendar: ReadCalendar = { properties: {}, events: [] }
  for (const line of lines) {
    const [, name, parameters = '', value = ''] = contentLine.exec(line) ?? []
    if (name === undefined) throw new Error(`Malformed line: ${line}`)
    if (name === 'BEGIN') {
      open.push(value)
      if (value === 'VEVENT') calendar.events.push({})
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`Ends what is not open: ${value}`)
    } else {
      const target = open.at(-1) === 'VEVENT' ? calendar.events.at(-1) : calendar.properties
      if (!target || open.length === 0 || name in target) throw new Error(`Out of place: ${line}`)
      target[name] = { parameters: readParameters(parameters), value: textOf(name, value) }
    }
  }
  if (open.length > 0) throw new Error(`Never ends: ${open.join()}`)
  return calendar
}

function readParameters(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/;([A-Z-]+)=("[^"]*"|[^;]*)/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/^"|"$/g, ''),
    ]),
  )
}

function textOf(name: string, value: string): string {
  if (!texts.includes(name)) return value
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value.replace(/\\[nN;,]/g, '')))
    throw new Error(`An unescaped separator: ${value}`)
  return value.replace(/\\([nN;,\\])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character))
}
