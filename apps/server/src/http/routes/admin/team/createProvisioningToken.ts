import { createProvisioningToken } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { teamContext } from '../memberSession.ts'
import { scimUrlOf } from './singleSignOnUrls.ts'

export const createProvisioningTokenHandler: AdminHandler<'createProvisioningToken'> = async (ctx, { scope }) => ({
  secretToken: await createProvisioningToken(teamContext(ctx), scope),
  baseUrl: scimUrlOf(ctx),
})
