import type { Config } from '../../config.ts'
import type { Check } from './check.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkNodes } from './checkNodes.ts'
import { checkPorts } from './checkPorts.ts'
import { checkRuntime } from './checkRuntime.ts'
import { checkVault } from './checkVault.ts'

/** In the order in which a start needs them. */
export const checks: readonly ((config: Config) => Promise<Check[]>)[] = [
  checkRuntime,
  checkVault,
  checkPorts,
  checkNodes,
  checkDatabase,
]
