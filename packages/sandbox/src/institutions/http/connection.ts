/** The connection is to break before anything has happened. Thrown by a handler, wherever it is. */
export class CallLost extends Error {
  override readonly name = 'CallLost'
}

/** Of one request. */
interface Connection {
  isReplyLost: boolean
}

/**
 * The connection whose handler is running. AsyncLocalStorage would make every promise of the process four times as
 * expensive.
 */
let current: Connection | undefined

/**
 * From within a handler, before it first waits: it takes its effect, and its answer never arrives.
 *
 * @throws Error where no handler is running: the answer that is to be lost would arrive.
 */
export const loseReply = (): void => {
  if (current === undefined) throw new Error('loseReply was called outside of a handler, or after it had waited')
  current.isReplyLost = true
}

/** Answers a request by `respond`, which calls the handler; `undefined` when the connection is to break instead of answering. */
export const answerOnConnection = async <Answer, Reply>(
  handler: () => Answer,
  respond: (handle: () => Answer) => Promise<Reply>,
): Promise<Reply | undefined> => {
  const connection = { isReplyLost: false }
  const handle = () => {
    current = connection
    try {
      return handler()
    } finally {
      current = undefined
    }
  }
  try {
    const reply = await respond(handle)
    return connection.isReplyLost ? undefined : reply
  } catch (error) {
    if (error instanceof CallLost) return undefined
    throw error
  }
}
