import type { WalletPayment } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import { encodeFunctionData, getAddress, numberToHex, parseAbi } from 'viem/utils'

import type { PaymentsOn } from '../paymentsOn.ts'
import type { EvmNetworkConfig, EvmToken } from './evmNetworkConfig.ts'
import { isContractCode } from './isContractCode.ts'
import { findPayment, type WantedPayment } from './findPayment.ts'
import { type EvmChain, openEvmChain } from './openEvmChain.ts'

const transferAbi = parseAbi(['function transfer(address to, uint256 value) returns (bool)'])

/** Gas of a transfer of the chain's coin, and an upper estimate for a token if the node gives none. */
const coinGas = 21_000n
const tokenGas = 90_000n

/** Margin for fee changes before the user confirms. */
const withMargin = (wei: bigint): bigint => (wei * 3n) / 2n

/** Payments from wallets on one EVM chain. Node responses are validated against the request. Throws EvmRpcError. */
export const evmPayments = (egress: Egress, network: EvmNetworkConfig): PaymentsOn => {
  const chain = openEvmChain(egress, network)
  const wanted = ({ symbol, from, to, amountBaseUnits }: WalletPayment): WantedPayment => {
    const token = tokenOf(chain, symbol)
    return {
      token: token.address?.toLowerCase(),
      from: from.toLowerCase(),
      to: to.toLowerCase(),
      amountBaseUnits,
      data: token.address === undefined ? '0x' : transferData(to, amountBaseUnits),
    }
  }
  return {
    head: async () => {
      await chain.check()
      return chain.rpc.blockNumber()
    },
    transactionFor: async input => {
      const payment = wanted(input)
      return {
        family: 'evm',
        chainId: chain.network.chainId,
        from: getAddress(input.from),
        to: getAddress(payment.token ?? input.to),
        value: numberToHex(payment.token === undefined ? input.amountBaseUnits : 0n),
        data: payment.data,
      }
    },
    readFee: async input => {
      const payment = wanted(input)
      await chain.check()
      const [price, available, code] = await Promise.all([
        chain.rpc.gasPrice(),
        chain.rpc.balance(payment.from),
        chain.rpc.code(payment.from),
      ])
      // The sender of a contract account's transaction, not the contract, pays the fee.
      const fee = isContractCode(code) ? 0n : withMargin(price * (payment.token === undefined ? coinGas : tokenGas))
      return { fee, available, reserve: 0n, minimum: 0n }
    },
    readSponsoredFee: async () => undefined,
    isSeen: async input => {
      if (wanted(input).token !== undefined) return true
      await chain.check()
      return !isContractCode(await chain.rpc.code(input.from))
    },
    isAnyPending: async ({ from }) => {
      await chain.check()
      const head = await chain.rpc.blockNumber()
      const [sent, mined] = await Promise.all([chain.rpc.pendingNonce(from), chain.rpc.nonceAt(from, head)])
      return sent > mined
    },
    find: async (input, search) => {
      await chain.check()
      const { finalityConfirmations } = chain.network
      return findPayment(chain.rpc, wanted(input), { ...search, finalityConfirmations })
    },
  }
}

const tokenOf = ({ network }: EvmChain, symbol: string): EvmToken => {
  const token = network.tokens.find(candidate => candidate.symbol === symbol)
  if (!token) throw new Error(`Network ${network.networkId} has no token ${symbol}`)
  return token
}

const transferData = (to: string, amount: bigint): string =>
  encodeFunctionData({ abi: transferAbi, functionName: 'transfer', args: [getAddress(to), amount] })
