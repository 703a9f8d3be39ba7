import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'

import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { baseSepoliaId, openSession } from '../../../testing/linkFlows.ts'

const solanaDevnetId = 'b7387cd9-2f47-4e4d-bc7b-d44e61d58210'
const path = '/api/v1/wallets/verify'
let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server?.stop())

const newAccount = () => privateKeyToAccount(generatePrivateKey())
const sessionFor = async (userId: string, options: object = {}) =>
  (await openSession(server, { userId, verifyWalletOptions: options })).session
const challenge = (session: string, address: string, networkId = baseSepoliaId) =>
  server.call('POST', '/link/api/wallets/challenges', { session, body: { address, networkId } })
const answer = (session: string, challengeId: string, signature: string) =>
  server.call('POST', '/link/api/wallets/verifications', { session, body: { challengeId, signature } })
const list = (query: string, as?: TestServer['client']) =>
  server.call('GET', `${path}?${query}`, as === undefined ? {} : { as })

/** A wallet that signs what it is shown. */
const prove = async (userId: string, account = newAccount()) => {
  const session = await sessionFor(userId)
  const { challengeId, message } = (await challenge(session, account.address)).body.content
  const signature = await account.signMessage({ message })
  return { session, account, challengeId, message, signature, done: await answer(session, challengeId, signature) }
}

describe('a wallet that proves its address', () => {
  test('on EVM: the message is ERC-4361’s, bound to domain, address, chain, nonce and ten minutes', async () => {
    const { account, message, signature, done } = await prove('evm-user')
    const parsed = parseSiweMessage(message)
    expect(parsed).toMatchObject({ domain: '127.0.0.1:4000', address: account.address, chainId: 84532, version: '1' })
    expect(parsed.nonce).toMatch(/^[0-9a-f]{32}$/)
    expect((parsed.expirationTime?.getTime() ?? 0) - (parsed.issuedAt?.getTime() ?? 0)).toBe(600_000)
    const time = new Date(server.simulators.clock.nowMs())
    expect(validateSiweMessage({ message: parsed, domain: '127.0.0.1:4000', time })).toBe(true)
    expect(done.status).toBe(200)
    const { body } = await list('UserId=evm-user')
    expect(body.content.verifications).toEqual([
      {
        userId: 'evm-user',
        address: account.address,
        networkType: 'evm',
        verificationMethod: 'signedMessage',
        message,
        signedMessageHash: createHash('sha256').update(signature).digest('hex'),
        timestamp: Math.floor(server.simulators.clock.nowMs() / 1000),
      },
    ])
  })

  test('on Solana', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const address = base58.encode(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))
    const session = await sessionFor('solana-user', { message: 'Prove it', networkType: 'solana' })
    const { challengeId, message } = (await challenge(session, address, solanaDevnetId)).body.content
    expect(message).toMatch(/^127\.0\.0\.1:4000 wants you to sign in with your Solana account:\n/)
    expect(message).toContain('\n\nProve it\n\n')
    const done = await answer(session, challengeId, base58.encode(sign(null, Buffer.from(message), privateKey)))
    expect(done.body.content).toMatchObject({ address, networkType: 'solana' })
    expect((await list('UserId=solana-user')).body.content.verifications).toHaveLength(1)
    expect((await list(`Address=${address}`)).body.content.verifications).toHaveLength(1)
    expect((await list(`Address=${address.toLowerCase()}`)).body.content.verifications).toHaveLength(0)
  })

  test('a signature of another key, or of another message, proves nothing and uses the challenge up', async () => {
    const session = await sessionFor('liar')
    const account = newAccount()
    for (const bad of [
      async (message: string) => newAccount().signMessage({ message }),
      async () => account.signMessage({ message: 'something else' }),
      async () => '0x',
      async () => 'not a signature',
    ]) {
      const { challengeId, message } = (await challenge(session, account.address)).body.content
      const { status, body } = await answer(session, challengeId, await bad(message))
      expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'invalidField' })
      expect(body.message).toMatch(/^signature: /)
      const late = await answer(session, challengeId, await account.signMessage({ message }))
      expect(late.body.message).toMatch(/^challengeId: /)
    }
    expect((await list('UserId=liar')).body.content.verifications).toEqual([])
  })

  test('a challenge is good once, for its session, for ten minutes', async () => {
    const { session, challengeId, signature } = await prove('once')
    expect((await answer(session, challengeId, signature)).body.message).toMatch(/^challengeId: /)
    const account = newAccount()
    const other = await sessionFor('another')
    const open = (await challenge(session, account.address)).body.content
    const signed = await account.signMessage({ message: open.message })
    expect((await answer(other, open.challengeId, signed)).body.message).toMatch(/^challengeId: /)
    expect((await answer(session, randomUUID(), signed)).body.message).toMatch(/^challengeId: /)
    server.simulators.clock.advance(600_000)
    expect((await answer(session, open.challengeId, signed)).body.message).toMatch(/^challengeId: /)
    expect((await list('UserId=once')).body.content.verifications).toHaveLength(1)
  })

  test('of twenty answers at once one counts', async () => {
    const session = await sessionFor('many')
    const account = newAccount()
    const { challengeId, message } = (await challenge(session, account.address)).body.content
    const signature = await account.signMessage({ message })
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(session, challengeId, signature)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await list('UserId=many')).body.content.verifications).toHaveLength(1)
  })

  test('only what the client asked for is challenged', async () => {
    const account = newAccount()
    const offersNoWallets = {
      toAddresses: [
        { networkId: solanaDevnetId, symbol: 'USDC', address: 'CbKGgVKLJFb8bBrf58DnAkdryX6ubewVytn7X957YwNr' },
      ],
    }
    const plain = (await openSession(server, { userId: 'plain', transferOptions: offersNoWallets })).session
    expect((await challenge(plain, account.address)).body.errorType).toBe('badRequest')
    const bound = await sessionFor('bound', { addresses: [account.address.toLowerCase()], networkId: baseSepoliaId })
    expect((await challenge(bound, account.address)).status).toBe(200)
    expect((await challenge(bound, newAccount().address)).body.message).toMatch(/^address: /)
    expect((await challenge(bound, account.address, solanaDevnetId)).body.message).toMatch(/^networkId: /)
    const free = await sessionFor('free')
    expect((await challenge(free, 'nowhere')).body.errorType).toBe('invalidAddress')
    expect((await challenge(free, account.address, randomUUID())).body.errorType).toBe('networkNotSupported')
    expect((await challenge('lst_none', account.address)).status).toBe(401)
  })
})

describe('GET /wallets/verify', () => {
  test('finds by user, by address in any case, and by both', async () => {
    const { account } = await prove('finder')
    await prove('finder')
    expect((await list('UserId=finder')).body.content.verifications).toHaveLength(2)
    const byAddress = await list(`address=${account.address.toLowerCase()}`)
    expect(byAddress.body.content.verifications).toMatchObject([{ userId: 'finder', address: account.address }])
    expect((await list(`UserId=nobody&Address=${account.address}`)).body.content.verifications).toEqual([])
  })

  test('another client finds nothing of it', async () => {
    const { account } = await prove('secret')
    const stranger = await server.addClient()
    for (const query of ['UserId=secret', `Address=${account.address}`])
      expect((await list(query, stranger)).body.content.verifications).toEqual([])
  })

  test.each([
    ['missingField', 'UserId', ''],
    ['invalidField', 'UserId', 'UserId='],
    ['invalidField', 'UserId', `UserId=${'x'.repeat(301)}`],
    ['invalidField', 'Address', `Address=${'x'.repeat(201)}`],
  ])('%s names %s in %j', async (errorType, field, query) => {
    const { status, body } = await list(query)
    expect({ status, type: body.errorType }).toEqual({ status: 400, type: errorType })
    expect(body.message.split(':')[0]).toBe(field)
  })

  describeAuthentication(() => server, { method: 'GET', path: `${path}?UserId=evm-user`, permission: 'read' })
})
