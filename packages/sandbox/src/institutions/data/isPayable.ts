import { isValidAddress } from '@rialto/catalog'
import { isAddress } from 'viem'

import { type Listing, xrplNetworkId } from './networks.ts'

/** Whether an institution sends to this address on a network that it lists. It does not look at the case of EVM addresses. */
export const isPayable = ({ networkId }: Pick<Listing, 'networkId'>, address: string): boolean =>
  networkId === xrplNetworkId
    ? isValidAddress('ripple', address, { testnet: true }) && address.startsWith('r')
    : isAddress(address, { strict: false }) && !/^0x0+$/.test(address)
