import type { JobKind } from '@rialto/core'

import type { JobHandler } from '../jobs/jobWorker.ts'
import { spanned, type Tracing } from './tracing.ts'

type Handlers = Readonly<Record<JobKind, JobHandler>>

/** The same handlers, with each run as a span of the trace that enqueued its job. */
export const traceJobs = (handlers: Handlers, tracing: Tracing): Handlers => {
  const traced =
    (kind: string, handle: JobHandler): JobHandler =>
    payload => {
      const facts = { 'messaging.operation.type': 'process', 'rialto.job': kind }
      return spanned(tracing, { name: kind, kind: 'consumer', facts, parent: payload['traceparent'] }, () =>
        handle(payload),
      )
    }
  return Object.fromEntries(Object.entries(handlers).map(([kind, handle]) => [kind, traced(kind, handle)])) as Handlers
}
