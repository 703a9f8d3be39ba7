import { ApiError, checkAccent, repeatSession } from '@rialto/core'

import type { LinkHandlers } from '../../handler.ts'
import { brandView } from './linkViews.ts'

type Ids = 'sandboxScenario' | 'sandboxSession' | 'checkColors'

/** Scenarios that a sandbox offers to users of Link, and the requests of a preview. */
export const sandboxHandlers: LinkHandlers<Ids> = {
  sandboxScenario: async (ctx, { body }) => {
    if (!ctx.sandboxScenarios) throw new ApiError('notFound')
    return ctx.sandboxScenarios.change(body)
  },
  sandboxSession: async (ctx, { session }) => ({ code: await repeatSession(ctx, session) }),
  checkColors: async (_ctx, { body: { accentColor } }) => {
    const problems = (['light', 'dark'] as const).flatMap(theme => {
      const { isLegible, ...problem } = checkAccent(accentColor[theme].toLowerCase(), theme)
      return 'nearest' in problem ? [{ theme, ...problem }] : []
    })
    return { brand: brandView({ accentColor }), problems }
  },
}
