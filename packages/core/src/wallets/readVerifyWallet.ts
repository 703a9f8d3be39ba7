import { findNetwork, isValidAddress, type Network } from '@rialto/catalog'
import type { CreateLinkTokenRequest } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { LinkRequest } from '../link/ports.ts'
import type { VerifiableFamily } from './ports.ts'
import { familyOf, hasProofs, verifiableFamilies } from './signInMessage.ts'

type Options = NonNullable<CreateLinkTokenRequest['verifyWalletOptions']>
const path = 'verifyWalletOptions.'

/**
 * Validates the wallet verification of a session. `destinations`: those of its transfer, which the verified wallet makes.
 * @throws ApiError `invalidField`, `invalidAddress` or
 * `networkNotSupported`, naming the field.
 */
export const readVerifyWallet = (
  ctx: Pick<Context, 'environment'>,
  options: Options,
  destinations: readonly Destination[] | undefined,
): NonNullable<LinkRequest['verifyWallet']> => {
  const withTransfer = destinations !== undefined
  const network = options.networkId === undefined ? undefined : networkOf(ctx, options.networkId)
  const networkType = options.networkType ?? network?.networkType
  if (network && networkType !== network.networkType)
    throw invalidField(`${path}networkType`, `does not match the type of ${network.name}`)
  if (networkType !== undefined) checkType(networkType, network ? 'networkId' : 'networkType', withTransfer)
  if (destinations && !destinations.some(isPayable))
    throw invalidField(
      'verifyWalletOptions',
      'no wallet of these networks can be verified and pay. Add a destination on another network, or leave it out',
    )
  const { addresses = [] } = options
  const families = verifiable(withTransfer).filter(family => (networkType ?? family) === family)
  for (const [index, address] of addresses.entries()) checkAddress(ctx, address, index, families)
  const message = messageOf(options)
  return {
    addresses,
    ...(message === '' ? {} : { message }),
    ...(network ? { networkId: network.id } : {}),
    ...defined({ networkType }),
  }
}

/** One line, because the signed text gives each of its lines a meaning (ERC-4361). */
const messageOf = (options: Options): string => {
  const message = options.message?.trim() ?? ''
  if (/[\p{Cc}\u2028\u2029]/u.test(message)) throw invalidField(`${path}message`, 'must be one line of text')
  return message
}

type Destination = Pick<NonNullable<LinkRequest['transfer']>['destinations'][number], 'networkId'>

/** Wallets of its network can be verified in a session with a transfer. */
const isPayable = ({ networkId }: Destination): boolean => {
  const family = familyOf(findNetwork(networkId)?.networkType ?? '')
  return family !== undefined && verifiable(true).includes(family)
}

const networkOf = (ctx: Pick<Context, 'environment'>, networkId: string): Network => {
  const network = findNetwork(networkId)
  if (network && hasProofs(ctx, network)) return network
  throw new ApiError('networkNotSupported', { message: `${path}networkId: this network is not available here.` })
}

/** The families whose wallets can be verified in such a session. */
const verifiable = (withTransfer: boolean): readonly VerifiableFamily[] =>
  verifiableFamilies.filter(family => !(family === 'bitcoin' && withTransfer))

const checkType = (networkType: string, field: string, withTransfer: boolean): void => {
  if (networkType === 'bitcoin' && withTransfer)
    throw invalidField(`${path}${field}`, 'Bitcoin wallets cannot be verified together with transferOptions')
  if (!familyOf(networkType))
    throw invalidField(`${path}${field}`, `${networkType} wallet verification is not supported`)
}

const checkAddress = (
  ctx: Pick<Context, 'environment'>,
  address: string,
  index: number,
  families: readonly VerifiableFamily[],
): void => {
  const testnet = ctx.environment === 'sandbox'
  if (families.some(family => isValidAddress(family, address, { testnet }))) return
  throw new ApiError('invalidAddress', {
    message: `${path}addresses[${index}]: wallet verification is not supported for this address.`,
  })
}
