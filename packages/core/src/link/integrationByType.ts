import type { Connector } from '../connections/connector.ts'
import type { Context } from '../context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'

/** Types of many wallets or of none: no session opens them directly. */
const unsupported = ['defiwallet', 'cryptocurrencyaddress', 'cryptocurrencywallet']

/**
 * The integration that a session opens directly, by its type. `field` is the caller's name for it.
 *
 * @throws ApiError `invalidField` for wallets and addresses, `integrationNotSupported` for what is not here.
 */
export const integrationByType = (ctx: Pick<Context, 'connectors'>, brokerType: string, field: string): Connector => {
  if (unsupported.includes(brokerType.toLowerCase()))
    throw invalidField(field, 'wallets and addresses are not supported by this operation')
  const connector = ctx.connectors.find(brokerType)
  if (!connector)
    throw new ApiError('integrationNotSupported', { message: `${field}: this integration type is not available here.` })
  return connector
}
