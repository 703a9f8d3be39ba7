import type { Environment } from '@rialto/core'
import * as registry from './registry.ts'

/** Every host that any connector may reach, whether or not this installation is configured for it. */
export const connectorHosts = (environment: Environment): string[] => [
  ...new Set(Object.values(registry).flatMap(({ describe }) => describe(environment).hosts)),
]
