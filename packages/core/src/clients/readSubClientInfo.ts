import type { RegisteredClientInfo } from '@rialto/contract'

import type { Context } from '../context.ts'
import { readShownName } from '../kernel/shownText.ts'
import { checkCallbackUrls } from './checkCallbackUrls.ts'
import type { SubClientInfo } from './ports.ts'

/** Validates and normalizes a registration. @throws ApiError `invalidField`. */
export const readSubClientInfo = (ctx: Pick<Context, 'environment'>, input: RegisteredClientInfo): SubClientInfo => ({
  businessLegalName: readShownName('businessLegalName', input.businessLegalName),
  displayName: readShownName('displayName', input.displayName),
  callbackUrls: checkCallbackUrls(ctx.environment, input.callbackUrls),
  catalog: input.catalogConfiguration ?? {},
})
