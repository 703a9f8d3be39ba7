/** The connection is to break before the request has any effect. Thrown by a handler, at any depth. */
export class CallLost extends Error {
  override readonly name = 'CallLost'
}

/** State of one request. */
interface Connection {
  isReplyLost: boolean
}

/**
 * The connection whose handler is running. AsyncLocalStorage would make every promise of the process four times as
 * expensive.
 */
let current: Connection | undefined

/**
 * Called by a handler before its first await: the request takes effect, and its response is lost.
 *
 * @throws Error if no handler is running, because the response would arrive.
 */
export const loseReply = (): void => {
  if (current === undefined) throw new Error('loseReply was called outside of a handler, or after it had waited')
  current.isReplyLost = true
}

/** Handles a request by `respond`, which calls the handler; `undefined` if the connection is to break instead. */
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
