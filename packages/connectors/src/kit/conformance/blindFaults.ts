import type { ConformanceFault } from './subject.ts'

/**
 * Faults of a call that must be made once, after which its outcome is unknown to us; and whether the simulator
 * executed it.
 */
export const blindFaults: readonly [name: string, fault: Omit<ConformanceFault, 'path'>, created: 0 | 1][] = [
  ['a reset before the work', { mode: 'resetBefore' }, 0],
  ['a reset after the work', { mode: 'resetAfter' }, 1],
  ['an answer cut in half', { mode: 'truncate' }, 1],
  ['an answer of another schema', { mode: 'schemaDrift' }, 1],
  ['an answer that never comes', { mode: 'hang' }, 1],
  ['an HTML page with 200', { mode: 'htmlPage200' }, 0],
  ['an HTML page with 200, after the work', { mode: 'htmlPage200', afterSideEffect: true }, 1],
  ['{} with 200', { mode: 'emptyObject200' }, 0],
  ['{} with 200, after the work', { mode: 'emptyObject200', afterSideEffect: true }, 1],
  ['a 500', { mode: 'status', code: 500 }, 0],
  ['a 502, after the work', { mode: 'status', code: 502, afterSideEffect: true }, 1],
  ['a 504, after the work', { mode: 'status', code: 504, afterSideEffect: true }, 1],
  ['a redirect', { mode: 'redirect' }, 0],
]
