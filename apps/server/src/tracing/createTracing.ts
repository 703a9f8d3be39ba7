import { AsyncLocalStorage } from 'node:async_hooks'

import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Egress } from '@rialto/egress'

import { type OpenSpan, parseTraceparent, type SpanStart, type Tracing } from './tracing.ts'

interface TracingOptions {
  /** URL for posting spans, such as `http://127.0.0.1:4318/v1/traces`. */
  url: string
  /** Headers of requests to the collector. */
  headers: Readonly<Record<string, string>>
  /** The share of recorded traces, 0 to 1. */
  ratio: number
  /** Attributes of this process: its version, environment and role. */
  resource: Attributes
  http: Pick<Egress, 'request' | 'close'>
  log: { warn(details: object, message: string): void }
}

const kinds: Readonly<Record<SpanStart['kind'], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
}

const traceparentOf = ({ traceId, spanId, traceFlags }: ReturnType<Span['spanContext']>): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`

/**
 * OTLP/HTTP in JSON, through Rialto's own HTTP client. Rejected batches are dropped; the first of consecutive failures
 * is logged.
 */
const exportTo = ({ url, headers, http, log }: TracingOptions): SpanExporter => {
  let isFailing = false
  const post = async (spans: ReadableSpan[]): Promise<void> => {
    const body = Buffer.from(JsonTraceSerializer.serializeRequest(spans) ?? []).toString('utf8')
    const all = { 'content-type': 'application/json', ...headers }
    const { status } = await http.request({
      method: 'POST',
      url,
      headers: all,
      body,
      repeat: () => ({ headers: all, body }),
    })
    if (status < 200 || status > 299) throw new Error(`the collector answered ${status}`)
  }
  const failed = (error: unknown): ExportResult => {
    if (!isFailing) log.warn({ err: error }, 'traces cannot be sent and are dropped')
    isFailing = true
    return { code: ExportResultCode.FAILED }
  }
  return {
    export: (spans, done) => {
      const sent = post(spans).then((): ExportResult => {
        isFailing = false
        return { code: ExportResultCode.SUCCESS }
      })
      void sent.catch(failed).then(done)
    },
    shutdown: async () => undefined,
  }
}

const providerOf = (options: TracingOptions): TracerProvider =>
  new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'rialto', ...options.resource }),
    // The decision depends on the trace id alone, so that every process decides alike, whatever flag the caller sent.
    sampler: new TraceIdRatioBasedSampler(options.ratio),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: exportTo(options),
        scheduledDelayMillis: 1_000,
        maxExportBatchSize: 512,
        maxQueueSize: 4_096,
        exportTimeoutMillis: 15_000,
      }),
    ],
  })

/** Traces by OpenTelemetry. The active span comes from the asynchronous context. */
export const createTracing = (options: TracingOptions): Tracing => {
  const provider = providerOf(options)
  const tracer = provider.getTracer('rialto')
  const underWay = new AsyncLocalStorage<Context>()
  const contextOf = (parent: string | undefined): Context => {
    const ids = parseTraceparent(parent)
    if (ids === undefined) return underWay.getStore() ?? ROOT_CONTEXT
    return trace.setSpanContext(ROOT_CONTEXT, { ...ids, traceFlags: TraceFlags.NONE, isRemote: true })
  }
  const begin = ({ name, kind, facts, parent, startMs }: SpanStart): OpenSpan => {
    const context = contextOf(parent)
    const start = { kind: kinds[kind], attributes: facts, ...(startMs === undefined ? {} : { startTime: startMs }) }
    const span = tracer.startSpan(name, start, context)
    return {
      traceId: span.spanContext().traceId,
      traceparent: traceparentOf(span.spanContext()),
      within: work => underWay.run(trace.setSpan(context, span), work),
      note: more => void span.setAttributes(more),
      end: (more = {}, failure) => {
        span.setAttributes(more)
        if (failure !== undefined) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }
  return {
    begin,
    traceparent: () => {
      const span = trace.getSpan(underWay.getStore() ?? ROOT_CONTEXT)
      return span && traceparentOf(span.spanContext())
    },
    stop: async () => {
      await provider.shutdown()
      await options.http.close()
    },
  }
}
