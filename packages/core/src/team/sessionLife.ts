import type { TeamContext } from './teamContext.ts'

export const sessionTtlMs = 12 * 60 * 60_000

const idleTtlMs = 2 * 60 * 60_000

export const since = ({ nowMs }: TeamContext) => ({ begunMs: nowMs() - sessionTtlMs, usedMs: nowMs() - idleTtlMs })
