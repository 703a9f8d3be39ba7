import { isValidAddress } from '@rialto/catalog'
import { isAddress } from 'viem'

import { type Listing, xrplNetworkId } from './networks.ts'

/** Whether an institution accepts this address on a listed network. The case of EVM addresses is ignored. */
export const isPayable = ({ networkId }: Pick<Listing, 'networkId'>, address: string): boolean =>
  networkId === xrplNetworkId
    ? isValidAddress('ripple', address, { testnet: true }) && address.startsWith('r')
    : isAddress(address, { strict: false }) && !/^0x0+$/.test(address)
