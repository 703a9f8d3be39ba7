import { defined } from '@rialto/defined'
import { createWalletClient, http, type PrivateKeyAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

import type { TestServer } from './createTestServer.ts'
import { baseSepoliaId, openSession, toShop } from './linkFlows.ts'

export const newAccount = (): PrivateKeyAccount => privateKeyToAccount(generatePrivateKey())

/** Sends coins of the sandbox's treasury, and mines a block at once. */
export const giveCoins = async (server: TestServer, to: string, amounts: Readonly<Record<string, bigint>>) => {
  for (const [symbol, amountBaseUnits] of Object.entries(amounts))
    await server.simulators.chains.send({ networkId: baseSepoliaId, symbol, to, amountBaseUnits })
  await server.simulators.mine(1)
}

/** Connects a wallet as a page does. `connection` is the response. */
const connectWallet = async (server: TestServer, account: PrivateKeyAccount, session: string, walletId?: string) => {
  const asked = { session, body: { address: account.address, networkId: baseSepoliaId } }
  const { challengeId, message } = (await server.call('POST', '/link/api/wallets/challenges', asked)).body.content
  const body = { challengeId, signature: await account.signMessage({ message }), ...defined({ walletId }) }
  return (await server.call('POST', '/link/api/connections/wallet', { session, body })).body.content
}

/** A wallet with 1 ETH and 100 USDC and an executed payment to the shop that was not requested from the wallet yet. */
export const beginPayment = async (
  server: TestServer,
  options: {
    account?: PrivateKeyAccount
    amount?: string
    symbol?: string
    request?: object
    walletId?: string
    coins?: Readonly<Record<string, bigint>>
    as?: TestServer['client']
  } = {},
) => {
  const { account = newAccount(), amount = '5', symbol = 'USDC', request = {} } = options
  await giveCoins(server, account.address, options.coins ?? { ETH: 10n ** 18n, USDC: 100_000_000n })
  const { session } = await openSession(server, { userId: account.address, ...toShop(), ...request }, options.as)
  const { connectionId, accessToken, brokerName } = await connectWallet(server, account, session, options.walletId)
  const call = async (path: string, body: object) =>
    (await server.call('POST', `/link/api${path}`, { session, body })).body
  const source = { connectionId, symbol, networkId: baseSepoliaId, amount }
  const { previewId } = (await call('/transfers/preview', source)).content
  const executed = (await call('/transfers/execute', { previewId })).content
  return {
    account,
    session,
    accessToken,
    brokerName,
    previewId: String(previewId),
    executed,
    ask: async (askId?: string) => (await call('/wallets/payments', { previewId, ...defined({ askId }) })).content,
    answer: async (hash?: string, askId?: string) =>
      (await call('/wallets/payments/answer', { previewId, ...defined({ hash, askId }) })).content,
    /** The wallet failed without revealing whether it sent the payment. */
    answerUnknown: async () => (await call('/wallets/payments/answer', { previewId, isUnknown: true })).content,
    /** The transfer as Link shows it. */
    read: async () => (await server.call('GET', `/link/api/transfers/${previewId}`, { session })).body.content,
  }
}

interface AskedTransaction {
  chainId: number
  to: string
  value: string
  data: string
}

/** Sends the transaction as a wallet does after its user confirms. Does not wait for a block. */
export const sendAsked = async (
  server: TestServer,
  account: PrivateKeyAccount,
  asked: AskedTransaction,
  more: { nonce?: number; maxFeePerGas?: bigint } = {},
) => {
  const chain = server.simulators.chains.chains.find(({ chainId }) => chainId === asked.chainId)
  const wallet = createWalletClient({ account, transport: http(chain?.rpcUrl) })
  return wallet.sendTransaction({
    chain: null,
    to: asked.to as `0x${string}`,
    value: BigInt(asked.value),
    data: asked.data as `0x${string}`,
    ...more,
    ...(more.maxFeePerGas === undefined ? {} : { maxPriorityFeePerGas: more.maxFeePerGas / 2n, gas: 200_000n }),
  })
}
