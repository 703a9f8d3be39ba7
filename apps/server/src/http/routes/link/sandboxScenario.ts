import { ApiError } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'

export const sandboxScenarioHandler: LinkHandler<'sandboxScenario'> = async (ctx, { body }) => {
  if (!ctx.sandboxScenarios) throw new ApiError('notFound')
  return ctx.sandboxScenarios.change(body)
}
