import { findNetwork, findToken, fromBaseUnits, type Network, toBaseUnits, type Token } from '@rialto/catalog'
import {
  type ChainBalances,
  type ChainPayments,
  type Connector,
  ConnectorError,
  type Credentials,
  type FoundWithdrawal,
  type NetworkFee,
  type Recipient,
  type WalletPayment,
  type WithdrawalOrder,
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

type Asked = Pick<WithdrawalOrder, 'symbol' | 'networkId' | 'address' | 'amount'>

const paymentOf = (credentials: Credentials, order: Asked): WalletPayment => {
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

type Cost = Omit<Awaited<ReturnType<ChainPayments['readFee']>>, 'available'>

const noCost: Cost = { fee: 0n, reserve: 0n, minimum: 0n }

/** The cost that suffices for a payment to any of the recipients on the network, or else to the wallet itself. */
const mostOf = async (
  payments: ChainPayments,
  payment: WalletPayment,
  recipients: readonly Recipient[],
): Promise<Cost> => {
  const to = recipients.filter(({ networkId }) => networkId === payment.networkId).map(({ address }) => address)
  const paid = (to.length > 0 ? to : [payment.from]).map(address => ({ ...payment, to: address }))
  const read = await Promise.all(paid.map(payments.readFee))
  const most = (part: keyof Cost) => read.reduce((sum, { [part]: one }) => (one > sum ? one : sum), 0n)
  return { fee: most('fee'), reserve: most('reserve'), minimum: most('minimum') }
}

/** The expected fee. It is unknown if the node cannot be read; the wallet shows it before it sends. */
const aboutFee = async (cost: Promise<Cost>, coin: Token | undefined): Promise<NetworkFee> => {
  const fee = await cost.then(
    read => read.fee,
    () => undefined,
  )
  const amount = fee === undefined || !coin ? undefined : fromBaseUnits(fee, coin.decimals)
  return { symbol: coin?.symbol ?? '', ...defined({ amount }) }
}

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
  const termsOn = async (
    { id: networkId, nativeSymbol }: Network,
    { symbol, from, recipients }: { symbol: string; from: string; recipients: readonly Recipient[] },
  ) => {
    const token = findToken(networkId, symbol)
    if (!token) return []
    const { decimals } = token
    const held =
      (await readable(chains.read(networkId, from))).find(one => one.symbol === symbol)?.amountBaseUnits ?? 0n
    const isCoin = symbol === nativeSymbol
    // The least amount: a payment of nothing writes less on some chains.
    const payment = { networkId, symbol, from, to: from, amountBaseUnits: 1n }
    const cost = () => mostOf(payments, payment, recipients)
    // The fee is paid from the same balance only if the network's own coin is sent.
    const { fee, reserve, minimum } = isCoin ? await readable(cost()) : noCost
    const networkFee = isCoin ? undefined : await aboutFee(cost(), findToken(networkId, nativeSymbol))
    const enabled = !isCoin || (await readable(payments.isSeen(payment)))
    const maximum = held > fee + reserve ? held - fee - reserve : 0n
    const units = (amount: bigint) => fromBaseUnits(amount, decimals)
    const terms: WithdrawalTerms = {
      networkId,
      fee: units(fee),
      minimum: units(minimum),
      maximum: units(maximum),
      decimals,
      enabled,
      ...defined({ networkFee }),
    }
    return [terms]
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
      terms: async (credentials, symbol, recipients = []) => {
        const asked = { symbol, from: addressOf(credentials), recipients }
        return (await Promise.all(own(credentials).map(network => termsOn(network, asked)))).flat()
      },
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
    sponsoredFee: async (credentials, order) => readable(payments.readSponsoredFee(paymentOf(credentials, order))),
    probe: async () => undefined,
  }
}
