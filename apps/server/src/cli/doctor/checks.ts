import type { Config } from '../../config.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkNodes } from './checkNodes.ts'
import { checkPorts } from './checkPorts.ts'
import { type Check, checkRuntime, checkVault } from './checkRuntime.ts'

/** In the order in which a start needs them. */
export const checks: readonly ((config: Config) => Promise<Check[]>)[] = [
  checkRuntime,
  checkVault,
  checkPorts,
  checkNodes,
  checkDatabase,
]
