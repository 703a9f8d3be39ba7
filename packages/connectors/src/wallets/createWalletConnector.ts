import { findNetwork, findToken, fromBaseUnits, type Network, toBaseUnits } from '@rialto/catalog'
import {
  type ChainBalances,
  type ChainPayments,
  type Connector,
  ConnectorError,
  type Credentials,
  type FoundWithdrawal,
  type NetworkFee,
  type WalletPayment,
  type WalletPaymentTerms,
  type WithdrawalTerms,
} from '@rialto/core'

import { defined } from '@rialto/defined'

import { networksOf } from '../addresses/readAddresses.ts'
import { readChains } from '../addresses/readChains.ts'
import { rejected } from '../kit/withdraw/rejection.ts'
import { walletDescriptor } from './walletDescriptor.ts'

const addressOf = (credentials: Credentials): string => {
  const [address] = credentials.kind === 'address' ? credentials.addresses : []
  if (address !== undefined) return address
  throw new ConnectorError('credentialsInvalid', 'This is not the address of a wallet')
}

const paymentOf = (credentials: Credentials, order: WalletPaymentTerms): WalletPayment => {
  const token = findToken(order.networkId, order.symbol)
  if (!token) throw new ConnectorError('networkUnsupported', `${order.symbol} is not on this network`)
  return {
    networkId: order.networkId,
    symbol: order.symbol,
    from: addressOf(credentials),
    to: order.address,
    amountBaseUnits: toBaseUnits(order.amount, token.decimals),
  }
}

const replaced = (upstreamId = ''): FoundWithdrawal => ({
  upstreamId,
  status: 'failed',
  upstreamStatus: 'replaced',
  message: 'Your wallet sent another transaction in place of this payment.',
})

const expired = (upstreamId = ''): FoundWithdrawal => ({
  upstreamId,
  status: 'failed',
  upstreamStatus: 'expired',
  message: 'This payment expired before a block took it. Nothing was moved.',
})

/** Nodes relay no output below this amount in satoshis, for any script. */
const bitcoinDust = 546n

/** A failed read is unavailable, never an empty result. */
const readable = <T>(read: Promise<T>): Promise<T> =>
  read.catch((cause: unknown) => {
    throw new ConnectorError('unavailable', 'The chain could not be read', { cause })
  })

/**
 * A self-custody wallet: the account is the address that the user proved to hold. `connectWallet` connects it in Link,
 * and it is read on every network with addresses of its form. Payments need the user's confirmation: `askWallet`
 * returns the transaction to confirm, and `find` looks for it on the chain, sent by this address.
 */
export const createWalletConnector = (chains: ChainBalances, payments: ChainPayments): Connector => {
  const descriptor = walletDescriptor(chains, true)
  const networks = descriptor.networks.flatMap(({ networkId }) => findNetwork(networkId) ?? [])
  const termsOn = async ({ id: networkId, nativeSymbol, networkType }: Network, symbol: string, from: string) => {
    const token = findToken(networkId, symbol)
    if (!token) return []
    const { decimals } = token
    const held =
      (await readable(chains.read(networkId, from))).find(one => one.symbol === symbol)?.amountBaseUnits ?? 0n
    const isCoin = symbol === nativeSymbol
    const payment = { networkId, symbol, from, to: from, amountBaseUnits: 0n }
    // The fee is paid from the same balance only if the network's own coin is sent.
    const read = isCoin ? await readable(payments.readFee(payment)) : undefined
    const { fee, reserve } = read ?? { fee: 0n, reserve: 0n }
    const networkFee = isCoin ? undefined : await aboutFee(payment, nativeSymbol)
    const enabled = !isCoin || (await readable(payments.isSeen(payment)))
    const maximum = held > fee + reserve ? held - fee - reserve : 0n
    const units = (amount: bigint) => fromBaseUnits(amount, decimals)
    const terms: WithdrawalTerms = {
      networkId,
      fee: units(fee),
      minimum: networkType === 'bitcoin' ? units(bitcoinDust) : '0',
      maximum: units(maximum),
      decimals,
      enabled,
      ...defined({ networkFee }),
    }
    return [terms]
  }
  /** The expected fee. It is unknown if the node cannot be read; the wallet shows it before it sends. */
  const aboutFee = async (payment: WalletPayment, coin: string): Promise<NetworkFee> => {
    const decimals = findToken(payment.networkId, coin)?.decimals
    const fee = await payments.readFee(payment).then(
      read => read.fee,
      () => undefined,
    )
    return fee === undefined || decimals === undefined
      ? { symbol: coin }
      : { symbol: coin, amount: fromBaseUnits(fee, decimals) }
  }
  /** Networks on which the wallet's address is valid. */
  const own = (credentials: Credentials): Network[] => networksOf(addressOf(credentials), networks)
  return {
    descriptor,
    auth: {},
    read: {
      balances: async () => [],
      holdings: async credentials => readChains(chains, networks, [addressOf(credentials)]),
      depositAddress: async (credentials, { symbol, networkId }) => {
        const address = addressOf(credentials)
        const network = own(credentials).find(({ id }) => id === networkId.toLowerCase())
        if (network && findToken(network.id, symbol)) return { address }
        throw new ConnectorError('networkUnsupported', `This wallet has no address for ${symbol} on this network`)
      },
    },
    withdraw: {
      terms: async (credentials, symbol) =>
        (await Promise.all(own(credentials).map(network => termsOn(network, symbol, addressOf(credentials))))).flat(),
      submit: async (_, order) =>
        order.tag === undefined
          ? { kind: 'walletConfirmationRequired' }
          : rejected('networkUnsupported', 'Wallets on this network cannot send a tag'),
      find: async (credentials, { order, upstreamId, claimed = new Set<string>(), afterBlock, nonce }) => {
        if (afterBlock === undefined) return undefined
        const search = { afterBlock, claimed, hash: upstreamId, nonce }
        const found = await readable(payments.find(paymentOf(credentials, order), search))
        if (found === 'replaced') return replaced(upstreamId)
        if (found === 'expired') return expired(upstreamId)
        if (!found) return undefined
        const { hash, positions, nonce: seen } = found
        const pending = { upstreamId: hash, hash, positions, status: 'pending', upstreamStatus: 'on chain' } as const
        return { ...pending, ...defined({ nonce: seen?.toString() }) }
      },
    },
    askWallet: async (credentials, order, { isAgain, isSponsored }) => {
      const payment = paymentOf(credentials, order)
      if (isAgain && (await readable(payments.isAnyPending(payment)))) return { kind: 'transactionPending' }
      const { fee, available, reserve } = await readable(payments.readFee(payment))
      const coin = findNetwork(order.networkId)?.nativeSymbol ?? ''
      const needed = (isSponsored ? 0n : fee) + (order.symbol === coin ? payment.amountBaseUnits + reserve : 0n)
      if (available < needed) {
        const decimals = findToken(order.networkId, coin)?.decimals ?? 0
        const units = (amount: bigint) => fromBaseUnits(amount, decimals)
        return { kind: 'feeNotCovered', fee: units(fee), missing: units(needed - available), symbol: coin }
      }
      const afterBlock = await readable(payments.head(order.networkId))
      return {
        kind: 'ready',
        transaction: await readable(payments.transactionFor(payment, { isSponsored })),
        afterBlock,
      }
    },
    networkFee: async (credentials, payment) => {
      const coin = findNetwork(payment.networkId)?.nativeSymbol ?? ''
      const fee = await aboutFee(paymentOf(credentials, payment), coin)
      return fee.amount === undefined ? undefined : fee
    },
    sponsoredFee: async (credentials, order) => readable(payments.readSponsoredFee(paymentOf(credentials, order))),
    probe: async () => undefined,
  }
}
