import type { Span, Trace } from '../base/trace.ts'

const kinds = { internal: 1, server: 2, client: 3 } as const
const STATUS_ERROR = 2

/** Traces as the JSON of OTLP over HTTP (opentelemetry.io/docs/specs/otlp), which every OpenTelemetry collector reads. */
export function tracesAsOtlp(traces: readonly Trace[], version: string): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': 'husvaer', 'service.version': version }) },
        scopeSpans: [
          {
            scope: { name: 'husvaer' },
            spans: traces.flatMap(({ id, spans }) => spans.map((span) => spanOf(id, span))),
          },
        ],
      },
    ],
  }
}

const spanOf = (traceId: string, span: Span) => ({
  traceId,
  spanId: span.id,
  ...(span.parentId ? { parentSpanId: span.parentId } : {}),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: nanoseconds(span.startedAt),
  endTimeUnixNano: nanoseconds(span.endedAt),
  attributes: attributesOf(span.attributes),
  status: span.hasFailed ? { code: STATUS_ERROR } : {},
})

/** Whole microseconds: a number holds no more of a time since 1970. */
const nanoseconds = (ms: number) => `${Math.round(ms * 1000)}000`

const attributesOf = (attributes: Readonly<Record<string, string | number>>) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(value) },
  }))
