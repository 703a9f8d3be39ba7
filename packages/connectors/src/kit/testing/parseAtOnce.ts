import type { Steps } from '@rialto/egress'

/** The value of a parse without its pauses. */
export const parseAtOnce = (steps: Steps<unknown> | undefined): unknown => {
  for (let step = steps?.next(); step !== undefined; step = steps?.next()) if (step.done === true) return step.value
  return undefined
}
