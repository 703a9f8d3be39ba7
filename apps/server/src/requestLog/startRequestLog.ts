import type { LoggedRequest, RequestLogRepository } from '@rialto/core'
import type { Logger } from 'pino'

/** Maximum number of requests per write. Further requests before the next write are dropped. */
const maxBuffered = 1_000
const everyMs = 500

interface RequestLog {
  record(request: LoggedRequest): void
  /** Writes the remaining entries. */
  stop(): Promise<void>
}

/**
 * Collects answered requests and writes them in batches, so that no request waits. Unwritten entries are lost with the
 * process or when the database is unavailable: the log is informational, and nothing depends on it.
 */
export const startRequestLog = (
  repository: Pick<RequestLogRepository, 'insertAll'>,
  log: Pick<Logger, 'warn'>,
): RequestLog => {
  let collected: LoggedRequest[] = []
  let leftOut = 0
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const write = async () => {
    timer = undefined
    const requests = collected
    collected = []
    if (leftOut > 0) log.warn({ leftOut }, 'requests left out of the request log')
    leftOut = 0
    await repository
      .insertAll(requests)
      .catch((error: unknown) => log.warn({ err: error, requests: requests.length }, 'request log not written'))
  }
  const writeNext = () => (writing = writing.then(write))

  return {
    record(request) {
      if (collected.length >= maxBuffered) {
        leftOut += 1
        return
      }
      collected.push(request)
      timer ??= setTimeout(() => void writeNext(), everyMs).unref()
    },
    async stop() {
      clearTimeout(timer)
      await (collected.length > 0 ? writeNext() : writing)
    },
  }
}
