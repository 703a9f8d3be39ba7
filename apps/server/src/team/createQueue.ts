/** Work that was not started, because as much was waiting as may wait. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Runs one task after the other. At most `maxWaiting` wait; the next is rejected at once with `QueueFullError`. */
export const createQueue = (maxWaiting: number): (<Result>(task: () => Promise<Result>) => Promise<Result>) => {
  let last: Promise<unknown> = Promise.resolve()
  let pending = 0
  return async task => {
    if (pending > maxWaiting) throw new QueueFullError(`${maxWaiting} tasks are waiting`)
    pending += 1
    const result = last.then(task)
    last = result.catch(() => undefined)
    try {
      return await result
    } finally {
      pending -= 1
    }
  }
}
