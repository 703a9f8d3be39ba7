import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'

import { addIpRange } from '@rialto/core'
import { base58, bech32 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount, sign as signHash } from 'viem/accounts'
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { baseSepoliaId, openSession } from '../../../testing/linkFlows.ts'

const solanaDevnetId = 'b7387cd9-2f47-4e4d-bc7b-d44e61d58210'
const bitcoinId = '03dee5da-7398-428f-9ec2-ab41bcb271da'
const path = '/api/v1/wallets/verify'
let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server?.stop())

const newAccount = () => privateKeyToAccount(generatePrivateKey())

/** A P2WPKH address and `signmessage` of its key. BIP-322's forms have tests beside their code. */
const bitcoinKey = (prefix: 'bc' | 'tb') => {
  const privateKey = generatePrivateKey()
  const point = Buffer.from(privateKeyToAccount(privateKey).publicKey.slice(4), 'hex')
  const publicKey = Buffer.from([2 + ((point.at(-1) ?? 0) & 1), ...point.subarray(0, 32)])
  const hash = sha('ripemd160', sha('sha256', publicKey))
  return {
    address: bech32.encode(prefix, [0, ...bech32.toWords(hash)]),
    sign: async (message: string) => {
      const text = Buffer.from(message)
      const length = text.length < 253 ? [text.length] : [0xfd, text.length & 0xff, text.length >> 8]
      const signed = Buffer.from([...Buffer.from('\u0018Bitcoin Signed Message:\n'), ...length, ...text])
      const digest = sha('sha256', sha('sha256', signed)).toString('hex')
      const proof = await signHash({ hash: `0x${digest}`, privateKey, to: 'bytes' })
      return Buffer.from([39 + (proof[64] ?? 27) - 27, ...proof.subarray(0, 64)]).toString('base64')
    },
  }
}
const sha = (name: string, bytes: Uint8Array) => createHash(name).update(bytes).digest()
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

  test('a Solana wallet is verified by its signature', async () => {
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

  describe('on Bitcoin', () => {
    test('by signmessage: message, address and hash are in the list, found in either case of the address', async () => {
      const { address, sign: signWith } = bitcoinKey('tb')
      const session = await sessionFor('bitcoin-user', { message: 'Prove it', networkType: 'bitcoin' })
      const { challengeId, message } = (await challenge(session, address.toUpperCase(), bitcoinId)).body.content
      expect(message).toMatch(/^127\.0\.0\.1:4000 wants you to sign in with your Bitcoin account:\ntb1q/)
      expect(message).toContain('\n\nProve it\n\n')
      expect(message).toContain('\nChain ID: 000000000933ea01ad0ee984209779ba\n')
      const signature = await signWith(message)
      const done = await answer(session, challengeId, signature)
      expect(done.body.content).toMatchObject({ address, networkType: 'bitcoin' })
      expect((await answer(session, challengeId, signature)).body.message).toMatch(/^challengeId: /)
      for (const query of ['UserId=bitcoin-user', `Address=${address}`, `Address=${address.toUpperCase()}`])
        expect((await list(query)).body.content.verifications).toMatchObject([
          { userId: 'bitcoin-user', address, networkType: 'bitcoin', message },
        ])
    })

    test('a signature of another key, or for another challenge, proves nothing', async () => {
      const own = bitcoinKey('tb')
      const session = await sessionFor('bitcoin-liar', { addresses: [own.address], networkId: bitcoinId })
      const earlier = (await challenge(session, own.address, bitcoinId)).body.content
      for (const bad of [bitcoinKey('tb').sign, () => own.sign(earlier.message)]) {
        const { challengeId, message } = (await challenge(session, own.address, bitcoinId)).body.content
        expect((await answer(session, challengeId, await bad(message))).body.message).toMatch(/^signature: /)
        expect((await answer(session, challengeId, await own.sign(message))).body.message).toMatch(/^challengeId: /)
      }
      expect((await list('UserId=bitcoin-liar')).body.content.verifications).toEqual([])
    })

    test('the sandbox takes addresses of testnet, production those of mainnet', async () => {
      const [main, test] = [bitcoinKey('bc').address, bitcoinKey('tb').address]
      const session = await sessionFor('bitcoin-network', { networkType: 'bitcoin' })
      expect((await challenge(session, main, bitcoinId)).body.errorType).toBe('invalidAddress')
      expect((await challenge(session, test, bitcoinId)).status).toBe(200)
      const production = await createTestServer({ environment: 'production' })
      try {
        const body = { userId: 'bitcoin-network', verifyWalletOptions: { networkType: 'bitcoin' } }
        const { clientId } = production.client.scope
        await addIpRange(production.ctx, { clientId, range: '127.0.0.1/32', label: '' })
        const there = (await openSession(production, body)).session
        const challengeThere = (address: string) =>
          production.call('POST', '/link/api/wallets/challenges', {
            session: there,
            body: { address, networkId: bitcoinId },
          })
        expect((await challengeThere(test)).body.errorType).toBe('invalidAddress')
        expect((await challengeThere(main)).body.content.message).toContain(
          '\nChain ID: 000000000019d6689c085ae165831e93\n',
        )
      } finally {
        await production.stop()
      }
    })

    test('an address is neither verified nor connected in a session with a transfer', async () => {
      const { address, sign: signWith } = bitcoinKey('tb')
      const transferOptions = {
        toAddresses: [{ networkId: baseSepoliaId, symbol: 'USDC', address: newAccount().address }],
      }
      const both = await openSession(server, { userId: 'bitcoin-both', verifyWalletOptions: {}, transferOptions })
      expect((await challenge(both.session, address, bitcoinId)).body.message).toMatch(/^networkId: Bitcoin/)
      const session = await sessionFor('bitcoin-connect')
      const { challengeId, message } = (await challenge(session, address, bitcoinId)).body.content
      const body = { challengeId, signature: await signWith(message) }
      const connected = await server.call('POST', '/link/api/connections/wallet', { session, body })
      expect(connected.body.errorType).toBe('networkNotSupported')
    })
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

  test('one of twenty simultaneous answers counts', async () => {
    const session = await sessionFor('many')
    const account = newAccount()
    const { challengeId, message } = (await challenge(session, account.address)).body.content
    const signature = await account.signMessage({ message })
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(session, challengeId, signature)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await list('UserId=many')).body.content.verifications).toHaveLength(1)
  })

  test('only challenges of the client’s own request are returned', async () => {
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
  test('verifications are found by user, by address in any case, and by both', async () => {
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
