import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'

import { selfCustodyWallets } from '@rialto/catalog'
import { getBase58Decoder } from '@solana/kit'
import { createSignInMessageText, parseSignInMessageText, verifySignIn } from '@solana/wallet-standard-util'
import { createTestClient, http, type PrivateKeyAccount } from 'viem'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { describe, expect, onTestFinished, test } from 'vitest'

import { deployFactory } from '../../../testing/contractWallet/deployFactory.ts'
import type { TestServer } from '../../../testing/createTestServer.ts'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { baseSepoliaId, openSession, shopAddress, toShop, opening } from '../../../testing/linkFlows.ts'
import { beginPayment, giveCoins, newAccount, sendAsked } from '../../../testing/walletFlows.ts'

const server = useTestServer()

const base58 = getBase58Decoder()
const sepoliaId = '03b2d786-7092-4a6a-9737-d6013e21819b'
const solanaDevnetId = 'b7387cd9-2f47-4e4d-bc7b-d44e61d58210'

const challenge = async (session: string, address: string, networkId = baseSepoliaId, otherNetworkIds?: string[]) => {
  const body = { address, networkId, ...(otherNetworkIds === undefined ? {} : { otherNetworkIds }) }
  return (await server.call('POST', '/link/api/wallets/challenges', { session, body })).body.content
}
const answer = (session: string, challengeId: string, signature: string) =>
  server.call('POST', '/link/api/connections/wallet', { session, body: { challengeId, signature } })

const connect = async (session: string, account: PrivateKeyAccount) => {
  const { challengeId, message } = await challenge(session, account.address)
  return answer(session, challengeId, await account.signMessage({ message }))
}

const holdings = (authToken: string, as?: TestServer['client']) =>
  server.call('POST', '/api/v1/holdings/get', {
    body: { authToken, type: 'deFiWallet' },
    ...(as === undefined ? {} : { as }),
  })

describe('a self-custody wallet', () => {
  test('a wallet connects with a signature of its address, and its balance is read on the chain', async () => {
    const account = newAccount()
    const { session } = await openSession(server, { userId: 'holder' })
    const { status, body } = await connect(session, account)
    expect(status).toBe(200)
    const { accessToken } = body.content
    expect(body.content).toMatchObject({ brokerType: 'deFiWallet', accountId: account.address, isReconnected: false })
    expect((await holdings(accessToken)).body.content).toMatchObject({ cryptocurrencyPositions: [] })
    await giveCoins(server, account.address, { ETH: 3_000_000_000_000_000n })
    const { cryptocurrencyPositions } = (await holdings(accessToken)).body.content
    expect(cryptocurrencyPositions).toMatchObject([{ symbol: 'ETH', amount: 0.003 }])
    const again = await connect((await openSession(server, { userId: 'holder' })).session, account)
    expect(again.body.content).toMatchObject({ isReconnected: true, tokenId: body.content.tokenId })
  })

  test('another key’s signature, a used message or another session’s message does not connect a wallet', async () => {
    const account = newAccount()
    const { session } = await openSession(server, { userId: 'victim' })
    const first = await challenge(session, account.address)
    const forged = await answer(session, first.challengeId, await newAccount().signMessage({ message: first.message }))
    expect(forged.body.message).toMatch(/^signature: /)
    const late = await answer(session, first.challengeId, await account.signMessage({ message: first.message }))
    expect(late.body.message).toMatch(/^challengeId: /)
    const second = await challenge(session, account.address)
    const signature = await account.signMessage({ message: second.message })
    const { session: other } = await openSession(server, { userId: 'thief' })
    expect((await answer(other, second.challengeId, signature)).body.message).toMatch(/^challengeId: /)
    expect((await answer(session, second.challengeId, signature)).status).toBe(200)
    expect((await answer(session, second.challengeId, signature)).body.message).toMatch(/^challengeId: /)
  })

  test('a message that was requested without an address connects the address that signed it, once, and no other', async () => {
    const [account, stranger] = [newAccount(), newAccount()]
    const { session } = await openSession(server, { userId: 'one request' })
    const ask = async () => {
      const body = { networkId: baseSepoliaId }
      const { challengeId, message } = (await server.call('POST', '/link/api/wallets/challenges', { session, body }))
        .body.content
      expect(message.split('\n')[1]).toBe('')
      return {
        challengeId,
        signedBy: (by: PrivateKeyAccount) => message.replace('account:\n', `account:\n${by.address}`),
      }
    }
    const prove = (body: object) => server.call('POST', '/link/api/connections/wallet', { session, body })
    const first = await ask()
    const signature = await stranger.signMessage({ message: first.signedBy(stranger) })
    const stolen = await prove({ challengeId: first.challengeId, address: account.address, signature })
    expect(stolen.body.message).toMatch(/^signature: /)
    const unnamed = await ask()
    expect((await prove({ challengeId: unnamed.challengeId, signature })).body.message).toMatch(/^address: is required/)
    const { challengeId, signedBy } = await ask()
    const proof = { challengeId, signature: await account.signMessage({ message: signedBy(account) }) }
    const connected = await prove({ ...proof, address: account.address.toLowerCase() })
    expect(connected.body.content).toMatchObject({ accountId: account.address })
    expect((await prove({ ...proof, address: account.address })).body.message).toMatch(/^challengeId: /)
  })

  test('a session that verifies one address accepts no proof of another, also where the wallet names it', async () => {
    const [wanted, other] = [newAccount(), newAccount()]
    const verifyWalletOptions = { message: 'Yours?', addresses: [wanted.address] }
    const { session } = await openSession(server, { userId: 'named', verifyWalletOptions })
    const prove = async (account: PrivateKeyAccount) => {
      const asked = await server.call('POST', '/link/api/wallets/challenges', {
        session,
        body: { networkId: baseSepoliaId },
      })
      const { challengeId, message } = asked.body.content
      const signature = await account.signMessage({
        message: message.replace('account:\n', `account:\n${account.address}`),
      })
      const body = { challengeId, signature, address: account.address }
      return server.call('POST', '/link/api/wallets/verifications', { session, body })
    }
    expect((await prove(other)).body.message).toBe('address: must be the address of this session')
    expect((await prove(wanted)).body.content).toMatchObject({ address: wanted.address })
  })

  test('another client’s wallet cannot be read', async () => {
    const { session } = await openSession(server, { userId: 'holder' })
    const { accessToken } = (await connect(session, newAccount())).body.content
    expect((await holdings(accessToken, await server.addClient())).status).not.toBe(200)
  })

  test('the signature that connects a wallet also verifies it if the session requires that', async () => {
    const account = newAccount()
    const { session } = await openSession(server, { userId: 'both', verifyWalletOptions: { message: 'Be my guest' } })
    expect((await connect(session, account)).status).toBe(200)
    const { verifications } = (await server.call('GET', '/api/v1/wallets/verify?UserId=both')).body.content
    expect(verifications).toMatchObject([{ address: account.address, message: expect.stringContaining('Be my guest') }])
    const plain = (await openSession(server, { userId: 'neither' })).session
    const asked = await challenge(plain, account.address)
    const body = { challengeId: asked.challengeId, signature: await account.signMessage({ message: asked.message }) }
    const refused = await server.call('POST', '/link/api/wallets/verifications', { session: plain, body })
    expect(refused.body.errorType).toBe('badRequest')
  })

  test('a contract wallet connects by its owner’s signature, deployed or not, and by no other signature', async () => {
    const factory = await deployFactory(server)
    const [owner, stranger] = [newAccount(), newAccount()]
    const wallet = factory.walletOf(owner)
    const { session } = await openSession(server, { userId: 'contract' })
    const sign = async (account: PrivateKeyAccount, form = (signature: `0x${string}`) => signature) => {
      const { challengeId, message } = await challenge(session, wallet.address)
      return answer(session, challengeId, form(await account.signMessage({ message })))
    }
    expect((await sign(owner)).body.message).toMatch(/^signature: /)
    expect((await sign(stranger, wallet.undeployed)).body.message).toMatch(/^signature: /)
    expect((await sign(owner, wallet.undeployed)).body.content).toMatchObject({ accountId: wallet.address })
    await wallet.deploy()
    expect((await sign(stranger)).body.message).toMatch(/^signature: /)
    expect((await sign(stranger, factory.walletOf(stranger).undeployed)).body.message).toMatch(/^signature: /)
    expect((await sign(owner)).body.content).toMatchObject({ accountId: wallet.address, isReconnected: true })
  })

  test('a contract wallet signs for its own network, and any other wallet for the first network', async () => {
    const factory = await deployFactory(server)
    const owner = newAccount()
    const wallet = factory.walletOf(owner)
    const { session } = await openSession(server, { userId: 'elsewhere' })
    const chainOf = async (address: string) => {
      const { message } = await challenge(session, address, sepoliaId, [baseSepoliaId])
      return parseSiweMessage(message).chainId
    }
    expect([await chainOf(wallet.address), await chainOf(owner.address)]).toEqual([11_155_111, 11_155_111])
    await wallet.deploy()
    expect([await chainOf(wallet.address), await chainOf(owner.address)]).toEqual([84_532, 11_155_111])
    const { challengeId, message } = await challenge(session, wallet.address, sepoliaId, [baseSepoliaId])
    expect((await answer(session, challengeId, await owner.signMessage({ message }))).status).toBe(200)
  })

  test('a contract wallet connects with an empty signature once its owner has signed the message on the chain', async () => {
    const factory = await deployFactory(server)
    const wallet = factory.walletOf(newAccount())
    await wallet.deploy()
    const { session } = await openSession(server, { userId: 'owners' })
    const early = await challenge(session, wallet.address)
    const refused = await answer(session, early.challengeId, '0x')
    expect(refused.body.message).toMatch(/^signature: is empty, and the account at this address has not signed/)
    const { challengeId, message } = await challenge(session, wallet.address)
    await wallet.signOnChain(message)
    expect((await answer(session, challengeId, '0x')).status).toBe(200)
    const key = await challenge(session, newAccount().address)
    expect((await answer(session, key.challengeId, '0x')).body.errorType).toBe('invalidField')
  })

  test('a signature without 0x connects a wallet', async () => {
    const account = newAccount()
    const { session } = await openSession(server, { userId: 'bare' })
    const { challengeId, message } = await challenge(session, account.address)
    const signature = await account.signMessage({ message })
    expect((await answer(session, challengeId, signature.slice(2))).status).toBe(200)
  })

  test('a wallet signs a message that Sign-In with Ethereum parses, valid for its own session’s client alone', async () => {
    const account = newAccount()
    const { session } = await openSession(server, { userId: 'reader' })
    const { challengeId, message } = await challenge(session, account.address)
    const fields = parseSiweMessage(message)
    expect(fields).toMatchObject({ address: account.address, domain: '127.0.0.1:4000', uri: 'http://127.0.0.1:4000' })
    expect(createSiweMessage(fields as Parameters<typeof createSiweMessage>[0])).toBe(message)
    const { session: elsewhere } = await openSession(server, { userId: 'reader' }, await server.addClient())
    const signature = await account.signMessage({ message })
    expect((await answer(elsewhere, challengeId, signature)).body.message).toMatch(/^challengeId: /)
    expect((await answer(session, challengeId, signature)).status).toBe(200)
  })

  test('a wallet signs a message that Sign-In With Solana’s own tools write and verify, once, unchanged and for its own session’s client alone', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
    const address = base58.decode(key)
    const request = { userId: 'solana-reader', verifyWalletOptions: { networkType: 'solana' } }
    const { session } = await openSession(server, request)
    const { session: elsewhere } = await openSession(server, request, await server.addClient())
    const prove = async (change: (message: string) => string, by = session) => {
      const body = { address, networkId: solanaDevnetId }
      const asked = await server.call('POST', '/link/api/wallets/challenges', { session, body })
      const { challengeId, message } = asked.body.content
      const signedMessage = Buffer.from(change(message))
      const signature = sign(null, signedMessage, privateKey)
      const post = (as: string) =>
        server.call('POST', '/link/api/wallets/verifications', {
          session: as,
          body: { challengeId, signature: base58.decode(signature) },
        })
      return { message, signedMessage, signature, answer: await post(by), again: () => post(session) }
    }
    const { message, signedMessage, signature, answer: accepted, again } = await prove(text => text)
    expect(accepted.status).toBe(200)
    const fields = parseSignInMessageText(message)
    expect(fields && createSignInMessageText(fields)).toBe(message)
    const account = { address, publicKey: new Uint8Array(key), chains: [], features: [] }
    expect(fields && verifySignIn(fields, { account, signedMessage, signature })).toBe(true)
    expect((await again()).body.message).toMatch(/^challengeId: /)
    for (const line of ['URI: ', 'Nonce: ', 'Chain ID: ', 'Expiration Time: '])
      expect((await prove(text => text.replace(line, `${line}x`))).answer.body.message).toMatch(/^signature: /)
    expect((await prove(text => text, elsewhere)).answer.body.message).toMatch(/^challengeId: /)
  })

  test('the id of any listed wallet opens it', async () => {
    const [metaMask] = selfCustodyWallets('production')
    const asked = await server.call('POST', '/api/v1/linktoken', { body: { userId: 'u', integrationId: metaMask?.id } })
    expect(asked.status).toBe(200)
  })
})

const record = async (transferId: string, as = server.client) =>
  (await server.call('GET', `/api/v1/transfers/managed/platform?Id=${transferId}`, { as })).body.content.items[0]

/** Reads the chain again after this time. */
const lookAgain = async (ms = 3_000) => {
  server.simulators.clock.advance(ms)
  await server.runJobs()
}

describe('a deposit from a wallet', () => {
  test('a deposit is requested once, counts when it is final, and has the wallet as its refund address', async () => {
    const payment = await beginPayment(server)
    expect(payment.executed).toMatchObject({ status: 'walletConfirmationRequired' })
    const { status, transaction } = await payment.ask()
    expect(status).toBe('ready')
    expect(await payment.ask()).toMatchObject({ status: 'alreadyAsked' })
    const hash = await sendAsked(server, payment.account, transaction)
    expect(await payment.answer(hash)).toMatchObject({ status: 'submitted' })
    await server.simulators.mine(1)
    for (let looks = 0; looks < 3; looks += 1) await lookAgain()
    expect(await record(payment.previewId)).toMatchObject({ status: 'pending', hash })
    await server.settle()
    expect(await record(payment.previewId)).toMatchObject({
      status: 'succeeded',
      hash,
      refundAddress: payment.account.address,
    })
  })

  test('a deposit is found on the chain if the page closed before its report, even in the chain’s own coin', async () => {
    const request = {
      transferOptions: { toAddresses: [{ networkId: baseSepoliaId, symbol: 'ETH', address: shopAddress }] },
    }
    const token = await beginPayment(server)
    const asked = await token.ask()
    const tokenHash = await sendAsked(server, token.account, asked.transaction)
    const coin = await beginPayment(server, { request, symbol: 'ETH', amount: '0.25' })
    const coinHash = await sendAsked(server, coin.account, (await coin.ask()).transaction)
    await server.simulators.mine(3)
    await lookAgain()
    await server.settle()
    expect(await record(token.previewId)).toMatchObject({ status: 'succeeded', hash: tokenHash })
    expect(await record(coin.previewId)).toMatchObject({ status: 'succeeded', hash: coinHash })
  })

  test('a deposit is followed after the wallet replaces its transaction, and after the chain drops its block', async () => {
    const rpcUrl = server.simulators.chains.chains.find(({ networkId }) => networkId === baseSepoliaId)?.rpcUrl
    const node = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
    const payment = await beginPayment(server)
    const { transaction } = await payment.ask()
    await node.setAutomine(false)
    onTestFinished(() => node.setAutomine(true))
    const first = await sendAsked(server, payment.account, transaction, { nonce: 0, maxFeePerGas: 2_000_000_000n })
    await payment.answer(first)
    await lookAgain()
    const second = await sendAsked(server, payment.account, transaction, { nonce: 0, maxFeePerGas: 9_000_000_000n })
    await server.simulators.mine(1)
    for (let looks = 0; looks < 3; looks += 1) await lookAgain(60_000)
    expect(await record(payment.previewId)).toMatchObject({ status: 'pending', hash: second })
    await node.request({ method: 'anvil_reorg' as never, params: [1, []] as never })
    await server.simulators.mine(1)
    for (let looks = 0; looks < 3; looks += 1) await lookAgain(60_000)
    expect(await record(payment.previewId)).toMatchObject({ status: 'pending' })
    const again = await sendAsked(server, payment.account, transaction, { nonce: 0, maxFeePerGas: 10_000_000_000n })
    await server.simulators.mine(20)
    for (let looks = 0; looks < 3; looks += 1) await lookAgain(60_000)
    await server.settle()
    expect(await record(payment.previewId)).toMatchObject({ status: 'succeeded', hash: again })
  })

  test('a deposit fails within minutes after the wallet canceled it by another transaction with the same nonce, once that is final', async () => {
    const rpcUrl = server.simulators.chains.chains.find(({ networkId }) => networkId === baseSepoliaId)?.rpcUrl
    const node = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
    const payment = await beginPayment(server)
    const { transaction } = await payment.ask()
    await node.setAutomine(false)
    onTestFinished(() => node.setAutomine(true))
    const first = await sendAsked(server, payment.account, transaction, { nonce: 0, maxFeePerGas: 2_000_000_000n })
    await payment.answer(first)
    await lookAgain()
    expect(await record(payment.previewId)).toMatchObject({ status: 'pending', hash: first })
    const { chainId } = transaction
    const canceling = { chainId, to: payment.account.address, value: '0x0', data: '0x' }
    await sendAsked(server, payment.account, canceling, { nonce: 0, maxFeePerGas: 9_000_000_000n })
    await server.simulators.mine(1)
    for (let looks = 0; looks < 3; looks += 1) await lookAgain(60_000)
    expect(await record(payment.previewId)).toMatchObject({ status: 'pending' })
    await server.simulators.mine(20)
    for (let looks = 0; looks < 2; looks += 1) await lookAgain(60_000)
    expect(await record(payment.previewId)).toMatchObject({
      status: 'failed',
      statusDetails: 'Your wallet sent another transaction in place of this payment.',
    })
    expect(await payment.read()).toMatchObject({ isFromWallet: true, money: 'walletNotSent' })
  })

  test('a dropped deposit is not requested again, fails after a day, and is found if it confirms later', async () => {
    const rpcUrl = server.simulators.chains.chains.find(({ networkId }) => networkId === baseSepoliaId)?.rpcUrl
    const node = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
    const payment = await beginPayment(server)
    const { transaction } = await payment.ask()
    await node.setAutomine(false)
    onTestFinished(() => node.setAutomine(true))
    const hash = await sendAsked(server, payment.account, transaction, { nonce: 0, maxFeePerGas: 2_000_000_000n })
    await payment.answer(hash)
    await lookAgain()
    await node.dropTransaction({ hash })
    for (let looks = 0; looks < 2; looks += 1) await lookAgain(60_000)
    expect(await record(payment.previewId)).toMatchObject({ status: 'pending', hash })
    expect(await payment.ask()).toMatchObject({ status: 'alreadyAsked' })
    server.simulators.clock.advance(24 * 60 * 60_000)
    for (let looks = 0; looks < 2; looks += 1) await lookAgain()
    const { status, statusDetails } = await record(payment.previewId)
    expect({ status, statusDetails }).toEqual({
      status: 'failed',
      statusDetails: 'No payment from your wallet arrived within a day.',
    })
    await sendAsked(server, payment.account, transaction, { nonce: 0, maxFeePerGas: 2_000_000_000n })
    await server.simulators.mine(20)
    await lookAgain(60 * 60_000)
    expect(await record(payment.previewId)).toMatchObject({
      status: 'failed',
      statusDetails: 'The payment from the wallet arrived after this transfer had failed.',
    })
  })

  test('a payment whose wallet failed without a result is searched on the chain, and is not requested again', async () => {
    const [sent, unsent] = [await beginPayment(server), await beginPayment(server)]
    const { transaction } = await sent.ask()
    await unsent.ask()
    const hash = await sendAsked(server, sent.account, transaction)
    for (const payment of [sent, unsent])
      expect(await payment.answerUnknown()).toMatchObject({
        status: 'submitted',
        transfer: { isUnconfirmed: true, isFromWallet: true },
      })
    expect(await unsent.ask()).toMatchObject({ status: 'alreadyAsked' })
    await server.simulators.mine(20)
    for (let looks = 0; looks < 3; looks += 1) await lookAgain()
    await server.settle()
    expect(await record(sent.previewId)).toMatchObject({ status: 'succeeded', hash })
    expect(await unsent.read()).toMatchObject({ status: 'pending', isUnconfirmed: true })
    // The wallet reports an error first, and sends the transaction afterwards.
    expect(await unsent.answerUnknown()).toMatchObject({ transfer: { isUnconfirmed: true } })
    await unsent.answer(await sendAsked(server, unsent.account, transaction))
    await server.simulators.mine(20)
    for (let looks = 0; looks < 3; looks += 1) await lookAgain()
    await server.settle()
    expect(await record(unsent.previewId)).toMatchObject({ status: 'succeeded' })
  })

  test('another person’s transaction of the same amount, or an earlier one, is not assigned to the payment', async () => {
    const earlier = await beginPayment(server)
    const before = await sendAsked(server, earlier.account, (await earlier.ask()).transaction)
    await earlier.answer(before)
    await server.settle()
    const payment = await beginPayment(server, { account: earlier.account })
    const { transaction } = await payment.ask()
    const stranger = newAccount()
    await giveCoins(server, stranger.address, { ETH: 10n ** 18n, USDC: 100_000_000n })
    const theirs = await sendAsked(server, stranger, transaction)
    await payment.answer(theirs)
    await server.simulators.mine(20)
    for (let looks = 0; looks < 3; looks += 1) await lookAgain()
    const waiting = await record(payment.previewId)
    expect(waiting.status).toBe('pending')
    expect([before, theirs]).not.toContain(waiting.hash)
    const own = await sendAsked(server, payment.account, transaction)
    await server.simulators.mine(20)
    await lookAgain()
    await server.settle()
    expect(await record(payment.previewId)).toMatchObject({ status: 'succeeded', hash: own })
  })

  test.each([
    ['of one client', () => Promise.resolve(server.client)],
    ['of two clients', () => server.addClient()],
  ])('pays for one of two orders %s, also when both name it', async (_, otherClient) => {
    const as = await otherClient()
    const first = await beginPayment(server)
    const request = { userId: 'another of its users' }
    const second = await beginPayment(server, { account: first.account, request, as })
    const statuses = async () => [(await record(first.previewId)).status, (await record(second.previewId, as)).status]
    const { transaction } = await first.ask()
    await second.ask()
    const hash = await sendAsked(server, first.account, transaction)
    await first.answer(hash)
    await second.answer(hash)
    await server.simulators.mine(20)
    for (let looks = 0; looks < 4; looks += 1) await lookAgain()
    expect((await statuses()).sort()).toEqual(['pending', 'succeeded'])
    server.simulators.clock.advance(24 * 60 * 60_000)
    for (let looks = 0; looks < 3; looks += 1) await lookAgain()
    expect((await statuses()).sort()).toEqual(['failed', 'succeeded'])
  })

  test('a declined payment can be requested again, but not by another session', async () => {
    const payment = await beginPayment(server)
    await payment.ask()
    expect(await payment.answer()).toMatchObject({ status: 'walletConfirmationRequired' })
    const { session } = await openSession(server, { userId: 'thief', ...toShop() })
    const body = { previewId: payment.previewId }
    for (const path of ['/link/api/wallets/payments', '/link/api/wallets/payments/answer'])
      expect((await server.call('POST', path, { session, body })).body.errorType).toBe('previewNotFound')
    expect(await payment.ask()).toMatchObject({ status: 'ready' })
  })

  test('a lost reply is repeated to the same page only, and a withdrawn request is open to every page', async () => {
    const payment = await beginPayment(server)
    const [own, other] = [randomUUID(), randomUUID()]
    const { transaction } = await payment.ask(own)
    expect(await payment.ask(other)).toMatchObject({ status: 'alreadyAsked' })
    expect(await payment.ask()).toMatchObject({ status: 'alreadyAsked' })
    expect(await payment.ask(own)).toMatchObject({ status: 'ready', transaction })
    server.simulators.clock.advance(20 * 60_000)
    await lookAgain()
    expect(await payment.read()).toMatchObject({ isUnconfirmed: true })
    expect(await payment.ask(own)).toMatchObject({ status: 'ready', transaction })
    expect(await payment.answerUnknown()).toMatchObject({ transfer: { isUnconfirmed: true } })
    expect(await payment.ask(own)).toMatchObject({ status: 'alreadyAsked' })

    const lost = await beginPayment(server)
    await lost.ask(own)
    expect(await lost.answer(undefined, other)).toMatchObject({ status: 'submitted' })
    expect(await lost.answer(undefined, own)).toMatchObject({ status: 'walletConfirmationRequired' })
    expect(await lost.ask(other)).toMatchObject({ status: 'ready' })
    // The page reports on its first request, which was withdrawn: its report changes nothing.
    expect(await lost.answer(undefined, own)).toMatchObject({ status: 'submitted' })
    expect(await lost.ask(own)).toMatchObject({ status: 'alreadyAsked' })
  })

  test('any page of the session, and no other session, follows the payment by the wallet’s id for it', async () => {
    const payment = await beginPayment(server)
    const [own, other] = [randomUUID(), randomUUID()]
    const { previewId } = payment
    const calls = { id: '0xb1', wallet: 'evm io.metamask', isKnown: false }
    const note = (change: object = {}, session = payment.session) => {
      const body = { previewId, askId: own, calls, ...change }
      return server.call('POST', '/link/api/wallets/payments/calls', { session, body })
    }
    await payment.ask(own)
    expect(await payment.read()).toMatchObject({ status: 'pending', isAwaitingWallet: true })
    expect(await payment.read()).not.toHaveProperty('walletCalls')
    await note({ askId: other })
    expect(await payment.read()).not.toHaveProperty('walletCalls')
    expect((await note()).status).toBe(200)
    expect(await payment.read()).toMatchObject({ isAwaitingWallet: true, walletCalls: calls })
    await note({ calls: { ...calls, isKnown: true } })
    await note()
    await note({ calls: { ...calls, id: '0xb2' } })
    expect((await payment.read()).walletCalls).toEqual({ ...calls, isKnown: true })
    // The wallet has the request, so that no page gets it again.
    expect(await payment.ask(own)).toMatchObject({ status: 'alreadyAsked' })
    const { session } = await openSession(server, { userId: 'thief', ...toShop() })
    expect((await note({}, session)).body.errorType).toBe('previewNotFound')
    expect((await server.call('GET', `/link/api/transfers/${previewId}`, { session })).status).toBe(404)
    const dropped = (callsId: string) =>
      server.call('POST', '/link/api/wallets/payments/answer', {
        session: payment.session,
        body: { previewId, callsId },
      })
    expect((await dropped('0xb2')).body.content).toMatchObject({ status: 'submitted' })
    expect((await dropped('0xb1')).body.content).toEqual({ status: 'walletConfirmationRequired' })
    expect(await payment.ask(other)).toMatchObject({ status: 'ready' })
    // The report belongs to the first request, which was withdrawn.
    expect((await dropped('0xb1')).body.content).toMatchObject({ status: 'submitted' })
  })

  test('a payment that the wallet denies is not reported as unsent if the chain has it', async () => {
    const payment = await beginPayment(server)
    const hash = await sendAsked(server, payment.account, (await payment.ask()).transaction)
    await server.simulators.mine(1)
    expect(await payment.answer()).toMatchObject({ status: 'submitted' })
    await server.settle()
    expect(await record(payment.previewId)).toMatchObject({ status: 'succeeded', hash })
  })

  test('a payment that was sent although the wallet reported a decline is not requested again, whether a block has it or not', async () => {
    const rpcUrl = server.simulators.chains.chains.find(({ networkId }) => networkId === baseSepoliaId)?.rpcUrl
    const node = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
    const [waiting, left] = [await beginPayment(server), await beginPayment(server)]
    const declined = async ({ account, ask, answer }: typeof waiting) => {
      const hash = await sendAsked(server, account, (await ask()).transaction)
      expect(await answer()).toMatchObject({ status: 'walletConfirmationRequired' })
      return hash
    }
    await node.setAutomine(false)
    onTestFinished(() => node.setAutomine(true))
    const hash = await declined(waiting)
    expect(await waiting.ask()).toEqual({ status: 'transactionPending' })
    await server.simulators.mine(1)
    expect(await waiting.ask()).toMatchObject({ status: 'alreadyAsked', transfer: { isFromWallet: true } })
    // No user returns to this transfer.
    const other = await declined(left)
    await server.simulators.mine(20)
    for (let looks = 0; looks < 3; looks += 1) await lookAgain(60_000)
    await server.settle()
    expect(await record(waiting.previewId)).toMatchObject({ status: 'succeeded', hash })
    expect(await record(left.previewId)).toMatchObject({ status: 'succeeded', hash: other })
  })

  test('a wallet that cannot cover the fee is reported before it is prompted', async () => {
    const payment = await beginPayment(server, { coins: { USDC: 100_000_000n } })
    const { status, fee } = await payment.ask()
    expect(status).toBe('feeNotCovered')
    expect(fee).toEqual({ symbol: 'ETH', amount: expect.stringMatching(/^0\.0*[1-9]\d*$/), missing: fee.amount })
    await giveCoins(server, payment.account.address, { ETH: 10n ** 18n })
    expect(await payment.ask()).toMatchObject({ status: 'ready' })
  })
})

test('a session controls the sandbox’s faults where scenarios are enabled, and can neither read nor change them elsewhere', async () => {
  const { session } = await openSession(server, { userId: 'scenario' })
  const change = (body: object, as = session) =>
    server.call('POST', '/link/api/sandbox/scenario', { session: as, body })
  const read = async () => (await server.call('GET', '/link/api/session', { session })).body.content
  expect((await change({}, 'not-a-session')).status).toBe(401)
  const fault = { host: 'api.uphold.com', mode: 'rateLimit', times: 2 }
  expect((await change({ fault, institution: { name: 'uphold', isUp: false } })).body.content).toMatchObject({
    faults: [fault],
    hosts: expect.arrayContaining([{ host: 'api.uphold.com', institution: 'uphold', isUp: false }]),
  })
  const undone = { clearFaults: true, institution: { name: 'uphold', isUp: true } }
  expect((await change({ ...undone, persona: { name: 'dust', change: 'resetBalances' } })).body.content).toMatchObject({
    faults: [],
    hosts: expect.arrayContaining([{ host: 'api.uphold.com', institution: 'uphold', isUp: true }]),
  })
  expect((await change({ fault: { ...fault, host: 'example.com' } })).body).toMatchObject({
    errorType: 'badRequest',
    message: expect.stringMatching(/^host must be one of /),
  })
  expect((await change({ fault: { ...fault, times: 1_001 } })).body.errorType).toBe('invalidField')
  expect((await change({ advanceMs: -1 })).body.errorType).toBe('invalidField')
  expect((await read()).hasScenarios).toBe(true)
  const { sandboxScenarios } = server.ctx
  server.ctx.sandboxScenarios = undefined
  onTestFinished(() => void (server.ctx.sandboxScenarios = sandboxScenarios))
  expect((await change({})).body.errorType).toBe('notFound')
  expect((await read()).hasScenarios).toBeUndefined()
})

test('a session of the sandbox is repeated without its order, and says which colors a configuration may have', async () => {
  const { session } = await openSession(server, { userId: 'theme', ...toShop({ transactionId: 'order-theme' }) })
  const post = (path: string, body?: object) => server.call('POST', `/link/api/${path}`, { session, body })
  const { code } = (await post('sandbox/session')).body.content
  const opened = await server.call('POST', '/link/api/session', { body: opening(code), as: null })
  expect(opened.body.content.session).toMatchObject({
    userId: 'theme',
    connections: [],
    transfer: { destinations: [{ symbol: 'USDC', address: shopAddress }] },
  })
  expect(opened.body.content.session.transfer).not.toHaveProperty('transactionId')
  const themed = await post('colors', { accentColor: { light: '#FFCC00', dark: '#8ab4ff' } })
  expect(themed.body.content).toEqual({
    brand: {
      colors: {
        light: { accent: '#FFCC00', onAccent: expect.any(String) },
        dark: { accent: '#8ab4ff', onAccent: expect.any(String) },
      },
    },
    problems: [{ theme: 'light', contrast: expect.closeTo(1.4, 1), nearest: expect.stringMatching(/^#[0-9a-f]{6}$/) }],
  })
  expect((await post('colors', { accentColor: { light: 'red', dark: '#8ab4ff' } })).body.errorType).toBe('invalidField')
  expect((await server.app.inject('/theme/preview')).headers['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  )
  const { sandboxScenarios } = server.ctx
  server.ctx.sandboxScenarios = undefined
  onTestFinished(() => void (server.ctx.sandboxScenarios = sandboxScenarios))
  expect((await post('sandbox/session')).body.errorType).toBe('notFound')
})
