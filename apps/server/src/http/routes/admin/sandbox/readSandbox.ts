import type { SandboxScenario } from '@rialto/contract'

import type { AdminHandler } from '../../../handler.ts'
import { type Access, type SandboxAccess, sandboxOf } from './sandboxAccess.ts'

export const readSandboxHandler =
  (access: Access): AdminHandler<'readSandbox'> =>
  async () =>
    view(sandboxOf(access), await sandboxOf(access).scenarios.change({}))

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
