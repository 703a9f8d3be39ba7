import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'

import {
  baseSepoliaId,
  binanceId,
  connectBinance,
  connectCoinbase,
  openSession,
  shopAddress,
  toShop,
} from '../../apps/server/src/testing/linkFlows.ts'
import {
  binanceAccount,
  coinbaseAccount,
  linkSession,
  named,
  readTransfer,
  refusal,
  send,
  usdcOnBase,
} from './flows.ts'
import { beginPayment, sendAsked } from '../../apps/server/src/testing/walletFlows.ts'
import { rulesOf } from './rulesOf.ts'
import { useServer } from './useServer.ts'

const server = useServer()
const solanaDevnetId = 'b7387cd9-2f47-4e4d-bc7b-d44e61d58210'
const rule = rulesOf('What the service does')

const connectWithKey = (session: string, password: string) =>
  server().call('POST', '/link/api/connections/key', {
    session,
    body: { integrationId: binanceId, fields: { username: 'Mesh', password } },
  })

rule('accounts', 'credentials are tried at the institution before an account is connected', async () => {
  const { session } = await openSession(server())
  expect(refusal(await connectWithKey(session, 'Wrong123'))).toMatchObject({ errorType: 'credentialsRefused' })
  expect((await connectWithKey(session, 'Pass123')).body.content.accessToken).toBeTruthy()
})

rule('multi-factor authentication', 'a code that the institution asks for is passed on to the user', async () => {
  const account = await coinbaseAccount(server())
  const { answer } = await send(server(), account)
  expect(answer.body.content.status).toBe('inProgress')
  const base = { fromAuthToken: account.accessToken, fromType: account.type }
  const requested = { ...base, toAddress: shopAddress, networkId: baseSepoliaId, symbol: 'USDC', amount: 5 }
  const preview = await server().call('POST', '/api/v1/transfers/managed/preview', { body: requested })
  const { previewId } = preview.body.content.previewResult
  const executed = await server().call('POST', '/api/v1/transfers/managed/execute', { body: { ...base, previewId } })
  expect(executed.body.content.status).toBe('mfaRequired')
})

rule('reads', 'a connected account’s holdings and balances can be read', async () => {
  const body = named(await binanceAccount(server()))
  const balance = await server().call('POST', '/api/v1/balance/get', { body })
  const holdings = await server().call('POST', '/api/v1/holdings/get', { body })
  expect(balance.body.content.balances.length).toBeGreaterThan(0)
  expect(holdings.body.content.cryptocurrencyPositions.length).toBeGreaterThan(0)
})
rule('transaction history', 'what the institution remembers of a connected account can be read', async () => {
  const body = named(await binanceAccount(server()))
  const deposit = { institution: 'binance', persona: 'Mesh', symbol: 'USDC', amount: '3' }
  const { hash } = await server().simulators.control('POST', '/deposits', deposit)
  server().simulators.clock.advance(2_000)
  const { content } = (await server().call('POST', '/api/v1/transfers/list', { body })).body
  expect(content.transfers).toContainEqual(expect.objectContaining({ hash, type: 'deposit', amount: 3 }))
})

rule('transfers', 'crypto moves only after the user approved a preview', async () => {
  const account = await binanceAccount(server())
  const { chains } = server().simulators
  const before = await chains.balanceOf(usdcOnBase)
  const unapproved = { fromAuthToken: account.accessToken, fromType: account.type, previewId: account.connectionId }
  const refused = await server().call('POST', '/api/v1/transfers/managed/execute', { body: unapproved })
  expect(refused.body.errorType).toBe('previewNotFound')
  const { transferId } = await send(server(), account)
  await server().settle()
  expect((await chains.balanceOf(usdcOnBase)) - before).toBeGreaterThanOrEqual(5_000_000n)
  expect(await readTransfer(server(), transferId)).toMatchObject({ status: 'succeeded' })
})

rule('Link', 'a link token opens the catalogue with every integration’s way to sign in', async () => {
  const { integrations } = await linkSession(server())
  const schemes = integrations.map(({ scheme }: { scheme: string }) => scheme)
  expect(new Set(schemes)).toEqual(new Set(['oAuth', 'apiKey', 'password', 'wallet']))
})

rule('Link, wallets', 'a self-custody wallet connects in Link', async () => {
  const { session } = await openSession(server(), { userId: 'wallet-holder' })
  const { address, body } = await signChallenge(session)
  const { content } = (await server().call('POST', '/link/api/connections/wallet', { session, body })).body
  expect(content).toMatchObject({ brokerType: 'deFiWallet', accountId: address })
  const read = await server().call('POST', '/api/v1/holdings/get', {
    body: { authToken: content.accessToken, type: 'deFiWallet' },
  })
  expect(read.status).toBe(200)
})

rule('Link, compliance', 'compliance steps are part of the way through Link', async () => {
  const { session, connection } = await connectCoinbase(server(), 'travelRule', await openSession(server(), toShop()))
  const asLink = async (path: string, body: object) =>
    (await server().call('POST', `/link/api/transfers${path}`, { session, body })).body.content
  const source = { connectionId: connection.connectionId, symbol: 'USDC', networkId: baseSepoliaId, amount: '5' }
  const { previewId } = await asLink('/preview', source)
  expect(await asLink('/execute', { previewId })).toMatchObject({ status: 'travelRuleRequired' })
  const address = { line1: '1 High Street', city: 'Dublin', postalCode: 'D01 F5P2', countryCode: 'IE' }
  const travelRule = { walletType: 'selfHosted', isOwnWallet: true, beneficiary: { name: 'Ada Byron', address } }
  const sent = await asLink('/execute', { previewId, travelRule, secondFactorCode: '123456' })
  expect(sent).toMatchObject({ status: 'submitted', transfer: { transferId: previewId } })
  await server().settle()
  expect(await readTransfer(server(), previewId)).toMatchObject({ status: 'succeeded' })
})

rule('authentication', 'an account connects through the hosted page or through the API alone', async () => {
  expect((await binanceAccount(server())).accessToken).toBeTruthy()
  const body = { type: 'binanceInternational', username: 'Mesh', password: 'Pass123' }
  const { status } = await server().call('POST', '/api/v1/authenticate?userId=user-9', { body })
  expect(status).toBe(200)
})

rule('Managed Tokens, tokenId', 'stays the same when the access token is renewed', async () => {
  const account = await coinbaseAccount(server())
  const body = { refreshToken: account.refreshToken, type: account.type }
  const { content } = (await server().call('POST', '/api/v1/token/refresh', { body })).body
  expect(content.brokerAccountTokens[0].tokenId).toBe(account.tokenId)
  expect((await coinbaseAccount(server())).tokenId).toBe(account.tokenId)
})

rule('Managed Tokens, refresh', 'the service renews an expired authorization by itself', async () => {
  const account = await coinbaseAccount(server(), { persona: 'MeshUSDC' })
  await server().simulators.control('POST', '/tokens/expire', { persona: 'MeshUSDC' })
  expect((await server().call('POST', '/api/v1/balance/get', { body: named(account) })).status).toBe(200)
})

rule('SmartFunding', 'of several networks it recommends one that can be used, the cheapest', async () => {
  const open = await openSession(server(), {
    transferOptions: {
      toAddresses: [usdcOnBase, { ...usdcOnBase, networkId: '03b2d786-7092-4a6a-9737-d6013e21819b' }],
    },
  })
  const { body } = await connectWithKey(open.session, 'Pass123')
  const { connectionId } = body.content
  const answer = await server().call('POST', '/link/api/transfers/configure', {
    session: open.session,
    body: { connectionId },
  })
  type Network = { recommended: boolean; eligible: boolean; fee: string }
  const usdc = answer.body.content.holdings.find(({ symbol }: { symbol: string }) => symbol === 'USDC')
  const networks: Network[] = usdc.networks
  const [recommended, ...others] = networks.filter(network => network.recommended)
  expect(others).toEqual([])
  expect(recommended?.eligible).toBe(true)
  const fees = networks.filter(({ eligible }) => eligible).map(({ fee }) => Number(fee))
  expect(Number(recommended?.fee)).toBe(Math.min(...fees))
})

/** The options of an account through the API. */
const configure = async (account: Awaited<ReturnType<typeof binanceAccount>>, more: object) => {
  const from = { fromAuthToken: account.accessToken, fromType: account.type }
  const { content } = (
    await server().call('POST', '/api/v1/transfers/managed/configure', { body: { ...from, ...more } })
  ).body
  return content.holdings.find(({ symbol }: { symbol: string }) => symbol === 'USDC')
}

rule('SmartFunding, balance', 'an asset that does not suffice is not offered as a source', async () => {
  const usdc = await configure(await binanceAccount(server()), { toAddresses: [usdcOnBase], amountInFiat: 900_000_000 })
  expect(usdc).toMatchObject({ eligibleForTransfer: false })
  for (const network of usdc.networks) expect(network.eligibleForTransfer).toBe(false)
})

rule('SmartFunding, assets', 'of several assets it chooses the source for the user', async () => {
  const options = toShop({ transferType: 'payment', amountInFiat: 20, fundingOptions: { enabled: true } })
  const open = await openSession(server(), options)
  await connectCoinbase(server(), 'MeshETH', open)
  await connectBinance(server(), 'Mesh', open)
  const requested = { session: open.session, body: {} }
  const { content } = (await server().call('POST', '/link/api/transfers/sources', requested)).body
  expect(content.sources[0]).toMatchObject({ kind: 'balance', symbol: 'USDC', amount: '20' })
  expect(content.sources.at(-1)).toMatchObject({ kind: 'conversion', symbol: 'ETH', toSymbol: 'USDC' })
})

rule('SmartFunding, network', 'only a network that the account and the destination have is a source', async () => {
  const onSolana = { ...usdcOnBase, networkId: solanaDevnetId, address: 'CbKGgVKLJFb8bBrf58DnAkdryX6ubewVytn7X957YwNr' }
  const usdc = await configure(await binanceAccount(server()), {
    toAddresses: [onSolana, usdcOnBase],
    amountInFiat: 20,
  })
  const eligible = usdc.networks.filter((network: { eligibleForTransfer: boolean }) => network.eligibleForTransfer)
  expect(eligible.map(({ id }: { id: string }) => id)).toEqual([baseSepoliaId])
})

const transferOf = async (options: object) => (await linkSession(server(), toShop(options))).transfer

rule('Transfer types, deposit', 'the user sends an amount of their choice to the client’s address', async () => {
  const transfer = await transferOf({ transferType: 'deposit' })
  expect(transfer).toMatchObject({ transferType: 'deposit', destinations: [{ address: shopAddress }] })
  expect(transfer.destinations[0]).not.toHaveProperty('amount')
})

rule('Transfer types, payment', 'has an amount per destination, and the user sends exactly that', async () => {
  const priced = { transferType: 'payment', toAddresses: [{ ...usdcOnBase, amount: 12.5 }] }
  expect(await transferOf(priced)).toMatchObject({ transferType: 'payment', destinations: [{ amount: '12.5' }] })
  const unpriced = { userId: 'user-1', ...toShop({ transferType: 'payment' }) }
  const refused = await server().call('POST', '/api/v1/linktoken', { body: unpriced })
  expect(refusal(refused)).toMatchObject({ errorType: 'missingField' })
})

rule('Transfer types, onramp', 'is accepted, and is in the Link session', async () => {
  expect(await transferOf({ transferType: 'onramp' })).toMatchObject({ transferType: 'onramp' })
})
rule('Transfer types, onramp with fiat', 'the user buys with fiat and sends what was bought', async () => {
  const open = await openSession(server(), toShop({ transferType: 'onramp', amountInFiat: 20 }))
  const { connection } = await connectCoinbase(server(), 'Mesh3', open)
  const asLink = (path: string, body: object) =>
    server().call('POST', `/link/api/transfers${path}`, { session: open.session, body })
  const fundWith = { symbol: 'USD', isPurchase: true }
  const source = { connectionId: connection.connectionId, symbol: 'USDC', networkId: baseSepoliaId, fundWith }
  const preview = (await asLink('/preview', source)).body.content
  expect(preview).toMatchObject({ amount: '20', funding: { kind: 'purchase', from: 'USD' } })
  await asLink('/execute', { previewId: preview.previewId })
  await asLink('/execute', { previewId: preview.previewId, secondFactorCode: '123456' })
  await server().settle()
  expect(await readTransfer(server(), preview.previewId)).toMatchObject({
    status: 'succeeded',
    transferType: 'onramp',
    amountToReceive: 20,
    fundingMethods: [{ type: 'buyingPowerPurchase', fromSymbol: 'USD' }],
  })
})

rule('Transfer types, withdrawal', 'needs no transferOptions: the client reads deposit addresses', async () => {
  expect(await linkSession(server(), {})).toMatchObject({ mode: 'connect' })
  const account = await binanceAccount(server())
  const body = { ...named(account), symbol: 'USDC', networkId: baseSepoliaId }
  const { status, body: answer } = await server().call('POST', '/api/v1/transfers/managed/address/get', { body })
  expect(status).toBe(200)
  expect(answer.content.address).toMatch(/^0x[0-9a-fA-F]{40}$/)
})
const signChallenge = async (session: string) => {
  const account = privateKeyToAccount(generatePrivateKey())
  const requested = { session, body: { address: account.address, networkId: baseSepoliaId } }
  const { challengeId, message } = (await server().call('POST', '/link/api/wallets/challenges', requested)).body.content
  return { address: account.address, body: { challengeId, signature: await account.signMessage({ message }) } }
}
const proveWallet = async (session: string) => {
  const { address, body } = await signChallenge(session)
  await server().call('POST', '/link/api/wallets/verifications', { session, body })
  return address
}

rule('Transfer types, verify', 'the user proves an address by a message signed with their wallet', async () => {
  const { session } = await openSession(server(), { userId: 'holder', verifyWalletOptions: {} })
  const address = await proveWallet(session)
  const { content } = (await server().call('GET', '/api/v1/wallets/verify?UserId=holder')).body
  expect(content.verifications).toMatchObject([{ userId: 'holder', address }])
})

rule('Transfer types, combined, Bitcoin', 'a Bitcoin wallet’s proof cannot be combined with a transfer', async () => {
  const body = { userId: 'both', verifyWalletOptions: { networkType: 'bitcoin' }, ...toShop() }
  const answer = await server().call('POST', '/api/v1/linktoken', { body })
  expect(refusal(answer)).toMatchObject({ http: 400, field: 'verifyWalletOptions.networkType' })
})

rule('Refund address, exchange', 'is the user’s own deposit address in their exchange account', async () => {
  const account = await binanceAccount(server())
  const { transferId } = await send(server(), account)
  const body = { ...named(account), symbol: 'USDC', networkId: baseSepoliaId }
  const own = await server().call('POST', '/api/v1/transfers/managed/address/get', { body })
  expect((await readTransfer(server(), transferId)).refundAddress).toBe(own.body.content.address)
  await server().settle()
})

rule('Refund address, wallet', 'is the address that the coins came from', async () => {
  const payment = await beginPayment(server())
  const { transaction } = await payment.ask()
  const hash = await sendAsked(server(), payment.account, transaction)
  await payment.answer(hash)
  await server().settle()
  const { address } = payment.account
  expect(await readTransfer(server(), payment.previewId)).toMatchObject({
    status: 'succeeded',
    refundAddress: address,
    hash,
  })
})

rule('Sandbox, assets', 'no real asset can move: every network is a test network', async () => {
  const { body } = await server().call('GET', '/api/v1/transfers/managed/networks')
  const chains = body.content.networks.map(({ chainId }: { chainId: string }) => chainId)
  for (const real of ['1', '10', '56', '137', '8453', '42161']) expect(chains).not.toContain(real)
})

rule('Sandbox, test accounts', 'pre-configured accounts stand in for real ones', async () => {
  for (const persona of ['Mesh', 'Mesh2', 'Mesh3'])
    expect((await binanceAccount(server(), { persona, userId: persona })).accessToken).toBeTruthy()
})

rule('Sandbox, keys', 'a key of production is none in the sandbox', async () => {
  const as = await server().addClient('production')
  expect((await server().call('GET', '/api/v1/status', { as })).status).toBe(401)
})
