import type { RegisteredClientInfo } from '@rialto/contract'

import type { Context } from '../context.ts'
import { invalidField } from '../kernel/apiError.ts'
import { checkCallbackUrls } from './checkCallbackUrls.ts'
import type { SubClientInfo } from './ports.ts'

/** Validates and normalizes a registration. @throws ApiError `invalidField`. */
export const readSubClientInfo = (ctx: Context, input: RegisteredClientInfo): SubClientInfo => ({
  businessLegalName: readName('businessLegalName', input.businessLegalName),
  displayName: readName('displayName', input.displayName),
  callbackUrls: checkCallbackUrls(ctx.environment, input.callbackUrls),
  catalog: input.catalogConfiguration ?? {},
})

/** Control characters and bidirectional overrides, which could make a displayed name read differently. */
const unshowable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

const readName = (field: string, value: string): string => {
  const name = value.trim()
  if (name === '') throw invalidField(field, 'must not be blank')
  if (unshowable.test(name)) throw invalidField(field, 'must not contain control characters')
  return name
}
