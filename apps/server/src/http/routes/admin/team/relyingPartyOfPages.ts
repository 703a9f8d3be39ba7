import type { Context } from '@rialto/core'

import { relyingPartyOf } from '../../../../team/passkeyChecks.ts'

export const relyingPartyOfPages = (ctx: Context) => relyingPartyOf(ctx.settings.linkOrigin)
