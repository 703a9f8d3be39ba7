import { setImmediate as nextTurn } from 'node:timers/promises'

/** Work that pauses where it would keep other requests waiting. */
export type Steps<T> = Generator<undefined, T>

/** Does the work in turns of the event loop, between which other requests are served. */
export const inTurns = async <T>(steps: Steps<T>): Promise<T> => {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value
    await nextTurn()
  }
}
