import { setTimeout as wait } from 'node:timers/promises'

/** Waits between tries of a read. Injected, so that tests do not. */
export type Sleep = (ms: number) => Promise<void>

export const sleep: Sleep = ms => wait(ms)
