import type { LinkConfigurationInfo } from '@rialto/contract'

import type { CommonContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { LinkConfiguration } from './ports.ts'
import { readConfigurationSettings } from './readConfigurationSettings.ts'

/** Of one client in one environment; the list is answered whole. */
const maxLinkConfigurations = 200

/** @throws ApiError `invalidField`, `networkNotSupported`, or `badRequest` if the client has reached the limit. */
export const createLinkConfiguration = async (
  ctx: CommonContext,
  scope: Scope,
  input: LinkConfigurationInfo,
): Promise<LinkConfiguration> => {
  const configuration = { id: ctx.ids.uuid(), ...readConfigurationSettings(ctx, input) }
  const options = { atMs: ctx.clock.nowMs(), maxCount: maxLinkConfigurations }
  if (!(await ctx.store.linkConfigurations.insert(scope, configuration, options)))
    throw new ApiError('badRequest', {
      message: `A client may have ${maxLinkConfigurations} Link configurations. Remove one first.`,
    })
  return configuration
}
