import type { LinkConfigurationInfo } from '@rialto/contract'

import type { CommonContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { LinkConfiguration } from './ports.ts'
import { readConfigurationSettings } from './readConfigurationSettings.ts'

/** @throws ApiError `invalidField`, `networkNotSupported` or `notFound`. */
export const replaceLinkConfiguration = async (
  ctx: CommonContext,
  scope: Scope,
  id: string,
  input: LinkConfigurationInfo,
): Promise<LinkConfiguration> => {
  const configuration = { id: id.toLowerCase(), ...readConfigurationSettings(ctx, input) }
  if (!(await ctx.store.linkConfigurations.replace(scope, configuration, ctx.clock.nowMs())))
    throw new ApiError('notFound')
  return configuration
}
