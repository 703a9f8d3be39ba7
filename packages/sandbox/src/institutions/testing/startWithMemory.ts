import { defined } from '@rialto/defined'

import { createSandboxClock } from '../../clock/createSandboxClock.ts'
import { startInstitutions } from '../startInstitutions.ts'
import { createMemoryChains } from './memoryChains.ts'

/** Institutions whose withdrawals advance only on request of the test. */
export const startWithMemory = async (dataDir?: string) => {
  const memory = createMemoryChains()
  const clock = createSandboxClock()
  const institutions = await startInstitutions({
    ...memory,
    clock,
    settleDelayMs: 0,
    tickMs: 0,
    ...defined({ dataDir }),
  })
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${institutions.origin}/control${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...defined({ body: body === undefined ? undefined : JSON.stringify(body) }),
    })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
    return { status: response.status, body: (await response.json()) as any }
  }
  return { ...institutions, memory, control }
}
