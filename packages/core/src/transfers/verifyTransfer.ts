import {
  findNetwork,
  findNetworkByCaip2,
  findToken,
  isValidAddress,
  type Network,
  networksIn,
  whyNotOffered,
} from '@rialto/catalog'

import type { Connector } from '../connections/connector.ts'
import { whyLost } from './whyLost.ts'
import type { Context } from '../context.ts'
import { missingField } from '../kernel/apiError.ts'

/** The values to check against each other. Missing ones are not checked. */
export interface TransferCheck {
  integrationId?: string | undefined
  /** Symbol. */
  token?: string | undefined
  /** Our id or a CAIP-2 chain id. */
  networkId?: string | undefined
  targetAddress?: string | undefined
}

export type TransferCheckResult =
  | { status: 'succeeded' }
  | {
      status: 'failed'
      failureReason:
        | 'notSupportedOnIntegration'
        | 'notSupportedOnNetwork'
        | 'invalidAddressFormat'
        | 'notSupportedOnToken'
      errorMessage: string
    }

type Reason = Extract<TransferCheckResult, { status: 'failed' }>['failureReason']

const failed = (failureReason: Reason, errorMessage: string): TransferCheckResult => ({
  status: 'failed',
  failureReason,
  errorMessage,
})

/**
 * Whether an integration, a network, a token and an address fit together, from local data without any request.
 *
 * @throws ApiError `missingField` when nothing was given to check.
 */
export const verifyTransfer = (
  ctx: Pick<Context, 'environment' | 'connectors' | 'chainBalances'>,
  check: TransferCheck,
): TransferCheckResult => {
  const { integrationId, networkId, token, targetAddress } = check
  if ([integrationId, networkId, token, targetAddress].every(value => value === undefined || value === ''))
    throw missingField('networkId', 'at least one of integrationId, networkId, token and targetAddress is required')
  const connector = integrationId ? ctx.connectors.findByIntegrationId(integrationId) : undefined
  if (integrationId && !connector) return failed('notSupportedOnIntegration', 'integrationId: integration not found.')
  const here = networksIn(ctx.environment)
  const named = networkId ? here.filter(network => isNamed(network, networkId)) : here
  if (named.length === 0)
    return failed('notSupportedOnNetwork', `networkId: ${whyNotOffered(networkNamed(networkId ?? ''))}.`)
  const withToken = token ? named.filter(network => findToken(network.id, token)) : named
  if (withToken.length === 0)
    return networkId
      ? failed('notSupportedOnNetwork', `token: not supported on ${named[0]?.name ?? ''}.`)
      : failed('notSupportedOnToken', 'token: not supported on any network.')
  const reached = connector ? withToken.filter(network => serves(connector, network)) : withToken
  if (connector && reached.length === 0)
    return failed('notSupportedOnIntegration', `${connector.descriptor.name} does not support this network.`)
  const testnet = ctx.environment === 'sandbox'
  const fitting = reached.filter(({ networkType }) => isValidAddress(networkType, targetAddress ?? '', { testnet }))
  if (targetAddress && fitting.length === 0)
    return failed('invalidAddressFormat', 'targetAddress: not a valid address on this network.')
  const reasons = fitting.map(network => whyLost(ctx, network, targetAddress ?? ''))
  if (reasons.length > 0 && reasons.every(reason => reason !== undefined))
    return failed('invalidAddressFormat', `targetAddress: ${reasons[0]}.`)
  return { status: 'succeeded' }
}

const networkNamed = (name: string): Network | undefined => findNetwork(name) ?? findNetworkByCaip2(name)

const isNamed = (network: Network, name: string): boolean => networkNamed(name)?.id === network.id

const serves = ({ descriptor }: Connector, network: Network): boolean =>
  descriptor.products.includes('transfers') && descriptor.networks.some(({ networkId }) => networkId === network.id)
