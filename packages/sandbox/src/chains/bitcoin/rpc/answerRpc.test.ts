import { expect, test } from 'vitest'
import { BitcoinRpcError } from '../checkTransaction.ts'
import { answerRpc } from './answerRpc.ts'
import type { RpcMethod } from './rpcMethods.ts'

const methods = new Map<string, RpcMethod>([
  ['echo', params => params],
  [
    'dust',
    () => {
      throw new BitcoinRpcError(-26, 'dust')
    },
  ],
])
const answer = async (body: unknown) =>
  JSON.parse(await answerRpc(methods, typeof body === 'string' ? body : JSON.stringify(body))) as unknown

test('a call and a batch are answered, each with its id', async () => {
  expect(await answer({ id: 'a', method: 'echo', params: [1] })).toEqual({ jsonrpc: '2.0', id: 'a', result: [1] })
  expect(await answer([{ id: 1, method: 'echo' }, null])).toMatchObject([
    { id: 1, result: [] },
    { id: null, error: { code: -32_601 } },
  ])
})

test.each([
  [
    { id: 1, method: 'dust' },
    { id: 1, error: { code: -26, message: 'dust' } },
  ],
  [
    { id: 1, method: 'nothing' },
    { id: 1, error: { code: -32_601, message: 'Method not found' } },
  ],
  ['{', { id: null, error: { code: -32_700, message: 'Parse error' } }],
])('%j is answered with an error of Bitcoin Core’s', async (body, error) => {
  expect(await answer(body)).toEqual({ jsonrpc: '2.0', ...error })
})
