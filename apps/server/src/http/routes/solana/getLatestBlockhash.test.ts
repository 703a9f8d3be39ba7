import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSolanaReader } from '@rialto/chains'
import { noSolana } from '@rialto/core/testing'
import { createEgress, type Egress } from '@rialto/egress'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'

const devnetId = 'b7387cd9-2f47-4e4d-bc7b-d44e61d58210'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const program = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const nobody = 'So11111111111111111111111111111111111111112'
const wallet = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
const blockhash = 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N'
let server: TestServer
let node: Server
let egress: Egress
let chainId = ''
/** Replaces the node's answer. */
let broken: string | undefined

const account = (address: string) => {
  if (address === nobody) return null
  const owner = address === mint ? program : '11111111111111111111111111111111'
  return { data: ['', 'base64'], executable: false, lamports: 1, owner, rentEpoch: 0, space: 82 }
}

beforeAll(async () => {
  node = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { id, method, params } = JSON.parse(body) as { id: number; method: string; params: [string] }
    const value = method === 'getLatestBlockhash' ? { blockhash, lastValidBlockHeight: 3090 } : account(params[0])
    response.end(broken ?? JSON.stringify({ jsonrpc: '2.0', id, result: { context: { slot: 2792 }, value } }))
  })
  await new Promise<void>(resolve => node.listen(0, '127.0.0.1', resolve))
  server = await createTestServer()
  const local = { allowPrivate: ['127.0.0.0/8'], allowHttp: true }
  egress = createEgress({ hosts: new Set(['127.0.0.1']), userAgent: 'Rialto tests', ...local })
  const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}/`
  server.ctx.solana = createSolanaReader({ egress, nodes: new Map([[devnetId, url]]) })
  const { body } = await server.call('GET', '/api/v1/transfers/managed/networks')
  const networks = body.content.networks as { id: string; chainId: string }[]
  chainId = networks.find(({ id }) => id === devnetId)?.chainId ?? '103'
})
afterAll(async () => {
  await egress?.close()
  node?.closeAllConnections()
  node?.close()
  await server?.stop()
})

const base = '/api/v1/catalog/solana'
const query = (name: string, query: Record<string, string>) =>
  server.call('POST', `${base}/${name}?${new URLSearchParams(query).toString()}`)

test('GET /transfers/managed/networks lists Solana Devnet, which only bridged transfers use', async () => {
  const { body } = await server.call('GET', '/api/v1/transfers/managed/networks')
  expect(body.content.networks).toContainEqual(
    expect.objectContaining({
      id: devnetId,
      supportedBrokerTypes: [],
      logoUrl: expect.stringContaining('solana-devnet'),
    }),
  )
})

describe('POST /catalog/solana', () => {
  test('a recent blockhash', async () => {
    const { status, body } = await query('getLatestBlockhash', { chainId })
    expect({ status, content: body.content }).toEqual({ status: 200, content: blockhash })
  })

  test('the program of a token', async () => {
    expect((await query('getTokenProgram', { chainId, token: mint })).body.content).toBe(program)
  })

  test('the operation returns whether a token account exists', async () => {
    const created = async (address: string) => (await query('isTokenAddressCreated', { chainId, address })).body.content
    expect(await created(mint)).toBe('true')
    expect(await created(nobody)).toBe('false')
    expect(await created(wallet)).toBe('false')
  })

  test.each([
    ['getTokenProgram', { token: wallet }, 'token'],
    ['getTokenProgram', { token: nobody }, 'token'],
    ['getTokenProgram', { token: '0x00' }, 'token'],
    ['getTokenProgram', {}, 'token'],
    ['isTokenAddressCreated', { address: 'l'.repeat(40) }, 'address'],
    ['getLatestBlockhash', { chainId: '1' }, 'chainId'],
  ])('%s refuses %j with a problem that names %s', async (name, change, field) => {
    const answer = await query(name, { chainId, ...change } as Record<string, string>)
    expect(answer.status).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.text).toContain(field)
  })

  test('the error says that no node is configured', async () => {
    const reader = server.ctx.solana
    server.ctx.solana = noSolana
    const { status, text } = await query('getLatestBlockhash', { chainId })
    server.ctx.solana = reader
    expect(status).toBe(400)
    expect(text).toContain('no node is configured')
  })

  test.each([
    '<html>',
    '{}',
    '{"jsonrpc":"2.0","id":2,"result":{"context":{},"value":null}}',
    '{"jsonrpc":"2.0","id":1,"result":{"context":{},"value":{"blockhash":"0","owner":7}}}',
    '{"jsonrpc":"2.0","id":1,"result":{"value":null}}',
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"behind"}}',
  ])('503 for a node that answers %s', async text => {
    broken = text
    const answers = [
      await query('getLatestBlockhash', { chainId }),
      await query('getTokenProgram', { chainId, token: mint }),
    ]
    broken = undefined
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
  })

  const path = () => `${base}/getLatestBlockhash?chainId=103`
  describeAuthentication(() => server, { method: 'POST', path: path(), permission: 'read' })
})
