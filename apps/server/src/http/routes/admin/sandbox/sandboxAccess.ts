import { ApiError, type SandboxScenarios } from '@rialto/core'

/** The sandbox of this installation. */
export interface SandboxAccess {
  scenarios: SandboxScenarios
  consoleUrl: string
  /** Undefined if the demo shop does not run. */
  demoUrl: string | undefined
}

export type Access = SandboxAccess | undefined

/** @throws ApiError `notFound` in production. */
export const sandboxOf = (access: Access): SandboxAccess => {
  if (!access) throw new ApiError('notFound', { message: 'This installation has no sandbox.' })
  return access
}

export const changeSandbox = async (
  access: Access,
  change: Parameters<SandboxScenarios['change']>[0],
): Promise<undefined> => {
  await sandboxOf(access).scenarios.change(change)
  return undefined
}
