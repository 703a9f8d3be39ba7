import type { LoggedRequest, RequestLogRepository } from '@rialto/core'
import type { Logger } from 'pino'

/** Requests that are written at once. What comes beyond it between two writes is left out. */
const maxBuffered = 1_000
const everyMs = 500

interface RequestLog {
  record(request: LoggedRequest): void
  /** Writes what is left. */
  stop(): Promise<void>
}

/**
 * Collects answered requests and writes them together, so that none waits for it. What is collected is lost with the process, and
 * where the database does not answer: the log explains, nothing depends on it.
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
