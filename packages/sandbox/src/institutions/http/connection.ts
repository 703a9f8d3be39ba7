import { AsyncLocalStorage } from 'node:async_hooks'

/** The connection is to break before anything has happened. Thrown by a handler, wherever it is. */
export class CallLost extends Error {
  override readonly name = 'CallLost'
}

const current = new AsyncLocalStorage<{ isReplyLost: boolean }>()

/** From within a handler: it takes its effect, and its answer never arrives. */
export const loseReply = (): void => {
  const connection = current.getStore()
  if (connection !== undefined) connection.isReplyLost = true
}

/** Runs a handler; `undefined` when its connection is to break instead of answering. */
export const answerOnConnection = async <T>(handle: () => T | Promise<T>): Promise<T | undefined> => {
  const connection = { isReplyLost: false }
  try {
    const answer = await current.run(connection, async () => handle())
    return connection.isReplyLost ? undefined : answer
  } catch (error) {
    if (error instanceof CallLost) return undefined
    throw error
  }
}
