/** Attributes of a span. Never user-provided values: no ids of users, addresses, amounts, keys or bodies. */
type SpanFacts = Readonly<Record<string, string | number | boolean>>

export interface SpanStart {
  name: string
  kind: 'server' | 'client' | 'producer' | 'consumer'
  facts: SpanFacts
  /** A `traceparent` that has not been validated. If it is absent or invalid, the active span is the parent. */
  parent?: string | undefined
  /** Unix milliseconds. Absent: now. */
  startMs?: number
}

/** A span in progress. */
export interface OpenSpan {
  traceId: string
  /** Value for requests to other systems. */
  traceparent: string
  /** Runs `work` within the span: spans that begin there are its children. */
  within<Result>(work: () => Result): Result
  note(facts: SpanFacts): void
  /** `failure` is a kind of error, never its text. */
  end(facts?: SpanFacts, failure?: string): void
}

/** Spans of W3C Trace Context, and their exporter. */
export interface Tracing {
  begin(start: SpanStart): OpenSpan
  /** The `traceparent` of the active span. */
  traceparent(): string | undefined
  /** Sends the remaining spans. */
  stop(): Promise<void>
}

interface TraceParent {
  traceId: string
  spanId: string
}

const version00 = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/

/**
 * The ids of a `traceparent` header, version 00 of W3C Trace Context. Undefined for anything else. Its sampling flag is
 * ignored, because the caller does not decide what is recorded here.
 */
export const parseTraceparent = (text: unknown): TraceParent | undefined => {
  const [, traceId, spanId] = (typeof text === 'string' && version00.exec(text)) || []
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId }
}

/** Runs `work` as a separate span. */
export const spanned = async <Result>(
  tracing: Tracing,
  start: SpanStart,
  work: (span: OpenSpan) => Promise<Result>,
): Promise<Result> => {
  const span = tracing.begin(start)
  try {
    const result = await span.within(() => work(span))
    span.end()
    return result
  } catch (error) {
    span.end({}, error instanceof Error ? error.name : 'Error')
    throw error
  }
}
