import type { AdminHandler } from '../../../handler.ts'
import { type Access, changeSandbox, sandboxOf } from './sandboxAccess.ts'

export const resetSandboxHandler =
  (access: Access): AdminHandler<'resetSandbox'> =>
  async (_, { body: { persona } }) => {
    if (persona !== undefined) return changeSandbox(access, { persona: { name: persona, change: 'resetBalances' } })
    const { personas, hosts } = await sandboxOf(access).scenarios.change({ clearFaults: true })
    for (const { institution } of hosts.filter(({ isUp }) => !isUp))
      await changeSandbox(access, { institution: { name: institution, isUp: true } })
    for (const { name } of personas) await changeSandbox(access, { persona: { name, change: 'resetBalances' } })
    return undefined
  }
