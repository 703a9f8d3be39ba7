import { selfCustodyWallets } from '@rialto/catalog'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { baseSepoliaId, openSession } from '../../../testing/linkFlows.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server?.stop())

const newAccount = () => privateKeyToAccount(generatePrivateKey())
const challenge = async (session: string, address: string) =>
  (await server.call('POST', '/link/api/wallets/challenges', { session, body: { address, networkId: baseSepoliaId } }))
    .body.content
const answer = (session: string, challengeId: string, signature: string) =>
  server.call('POST', '/link/api/connections/wallet', { session, body: { challengeId, signature } })

const connect = async (session: string, account: PrivateKeyAccount) => {
  const { challengeId, message } = await challenge(session, account.address)
  return answer(session, challengeId, await account.signMessage({ message }))
}

const give = async (to: string, symbol: string, amountBaseUnits: bigint) => {
  await server.simulators.chains.send({ networkId: baseSepoliaId, symbol, to, amountBaseUnits })
  await server.simulators.mine()
}

const holdings = (authToken: string, as?: TestServer['client']) =>
  server.call('POST', '/api/v1/holdings/get', {
    body: { authToken, type: 'deFiWallet' },
    ...(as === undefined ? {} : { as }),
  })

describe('a self-custody wallet', () => {
  test('is connected by a signature of its address, and read on the chain', async () => {
    const account = newAccount()
    const { session } = await openSession(server, { userId: 'holder' })
    const { status, body } = await connect(session, account)
    expect(status).toBe(200)
    const { accessToken } = body.content
    expect(body.content).toMatchObject({ brokerType: 'deFiWallet', accountId: account.address, isReconnected: false })
    expect((await holdings(accessToken)).body.content).toMatchObject({ cryptocurrencyPositions: [] })
    await give(account.address, 'ETH', 3_000_000_000_000_000n)
    const { cryptocurrencyPositions } = (await holdings(accessToken)).body.content
    expect(cryptocurrencyPositions).toMatchObject([{ symbol: 'ETH', amount: 0.003 }])
    const again = await connect((await openSession(server, { userId: 'holder' })).session, account)
    expect(again.body.content).toMatchObject({ isReconnected: true, tokenId: body.content.tokenId })
  })

  test('is not connected by another key’s signature, a used message or another session’s message', async () => {
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

  test('of another client reads nothing', async () => {
    const { session } = await openSession(server, { userId: 'holder' })
    const { accessToken } = (await connect(session, newAccount())).body.content
    expect((await holdings(accessToken, await server.addClient())).status).not.toBe(200)
  })

  test('is verified by the signature that connects it, where the session asks for that', async () => {
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

  test('is opened by the id of any wallet in the list', async () => {
    const [metaMask] = selfCustodyWallets('production')
    const asked = await server.call('POST', '/api/v1/linktoken', { body: { userId: 'u', integrationId: metaMask?.id } })
    expect(asked.status).toBe(200)
  })
})
