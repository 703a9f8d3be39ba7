import type { SandboxScenario } from '@rialto/contract'
import { ApiError, type SandboxScenarios } from '@rialto/core'

import type { AdminHandlers } from '../../handler.ts'

/** The sandbox of this installation. */
export interface SandboxAccess {
  scenarios: SandboxScenarios
  consoleUrl: string
  /** Undefined if the demo shop does not run. */
  demoUrl: string | undefined
}

type Ids =
  | 'readSandbox'
  | 'advanceSandboxClock'
  | 'setSandboxInstitution'
  | 'addSandboxFault'
  | 'removeSandboxFaults'
  | 'resetSandbox'

/** Personas, clock and faults of the sandbox. They do not exist in production. */
export const sandboxHandlers = (access: SandboxAccess | undefined): AdminHandlers<Ids> => {
  /** @throws ApiError `notFound` in production. */
  const sandbox = (): SandboxAccess => {
    if (!access) throw new ApiError('notFound', { message: 'This installation has no sandbox.' })
    return access
  }
  const change = async (...[changes]: Parameters<SandboxScenarios['change']>): Promise<undefined> => {
    await sandbox().scenarios.change(changes)
    return undefined
  }
  return {
    readSandbox: async () => view(sandbox(), await sandbox().scenarios.change({})),
    advanceSandboxClock: (_, { body }) => change({ advanceMs: body.seconds * 1_000 }),
    setSandboxInstitution: (_, { params, body }) => change({ institution: { name: params.name, isUp: body.isUp } }),
    addSandboxFault: (_, { body: { host, mode, times = 1 } }) => change({ fault: { host, mode, times } }),
    removeSandboxFaults: () => change({ clearFaults: true }),
    resetSandbox: async (_, { body: { persona } }) => {
      if (persona !== undefined) return change({ persona: { name: persona, change: 'resetBalances' } })
      const { personas, hosts } = await sandbox().scenarios.change({ clearFaults: true })
      for (const { institution } of hosts.filter(({ isUp }) => !isUp))
        await change({ institution: { name: institution, isUp: true } })
      for (const { name } of personas) await change({ persona: { name, change: 'resetBalances' } })
      return undefined
    },
  }
}

/** Some institutions use several hosts. */
const institutionsOf = (hosts: SandboxScenario['hosts']) => {
  const states = new Map(hosts.map(({ institution, isUp }) => [institution, isUp]))
  return [...states].map(([name, isUp]) => ({
    name,
    hosts: hosts.filter(({ institution }) => institution === name).map(({ host }) => host),
    isUp,
  }))
}

const view = ({ consoleUrl, demoUrl }: SandboxAccess, { nowMs, codes, ...scenario }: SandboxScenario) => ({
  demoUrl: demoUrl ?? null,
  consoleUrl,
  nowTimestamp: Math.floor(nowMs / 1_000),
  password: scenario.password,
  oneTimeCode: codes.valid,
  personas: scenario.personas,
  institutions: institutionsOf(scenario.hosts),
  modes: scenario.faultModes.map(({ mode, about }) => ({ name: mode, about })),
  amounts: scenario.amounts.map(({ fraction, about }) => ({ name: fraction, about })),
  faults: scenario.faults,
})
