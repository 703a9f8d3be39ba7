import type { ChainPayments, WalletPayment } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import { encodeFunctionData, getAddress, numberToHex, parseAbi } from 'viem/utils'

import type { EvmNetworkConfig, EvmToken } from './evm/evmNetworkConfig.ts'
import { findPayment, type WantedPayment } from './evm/findPayment.ts'
import { type EvmChain, openEvmChain } from './evm/openEvmChain.ts'

const transferAbi = parseAbi(['function transfer(address to, uint256 value) returns (bool)'])

/** Gas of a transfer of the chain's coin, and a generous one of a token where no estimate can be had. */
const coinGas = 21_000n
const tokenGas = 90_000n

/** Fees move until the user confirms. */
const withMargin = (wei: bigint): bigint => (wei * 3n) / 2n

/** Payments from wallets on EVM chains. What a node answers is held to what was asked for. Throws EvmRpcError. */
export const createChainPayments = (options: { egress: Egress; evm: readonly EvmNetworkConfig[] }): ChainPayments => {
  const chains = new Map(
    options.evm.map(network => [network.networkId, openEvmChain(options.egress, network)] as const),
  )
  const of = (networkId: string): EvmChain => {
    const chain = chains.get(networkId)
    if (!chain) throw new Error(`Network ${networkId} has no node`)
    return chain
  }
  const wanted = ({ networkId, symbol, from, to, amountBaseUnits }: WalletPayment) => {
    const chain = of(networkId)
    const token = tokenOf(chain, symbol)
    const payment: WantedPayment = {
      token: token.address?.toLowerCase(),
      from: from.toLowerCase(),
      to: to.toLowerCase(),
      amountBaseUnits,
      data: token.address === undefined ? '0x' : transferData(to, amountBaseUnits),
    }
    return { chain, payment }
  }
  return {
    pays: networkId => chains.has(networkId),
    head: async networkId => {
      const chain = of(networkId)
      await chain.check()
      return chain.rpc.blockNumber()
    },
    transactionFor: input => {
      const { chain, payment } = wanted(input)
      return {
        chainId: chain.network.chainId,
        from: getAddress(input.from),
        to: getAddress(payment.token ?? input.to),
        value: numberToHex(payment.token === undefined ? input.amountBaseUnits : 0n),
        data: payment.data,
      }
    },
    readFee: async input => {
      const { chain, payment } = wanted(input)
      await chain.check()
      const [price, available] = await Promise.all([chain.rpc.gasPrice(), chain.rpc.balance(payment.from)])
      return { fee: withMargin(price * (payment.token === undefined ? coinGas : tokenGas)), available }
    },
    find: async (input, search) => {
      const { chain, payment } = wanted(input)
      await chain.check()
      return findPayment(chain.rpc, payment, search)
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
