import { expect, test } from 'vitest'
import { answerRpc } from './answerRpc.ts'
import { invalidParams, type RpcMethod } from './readParams.ts'

const methods = new Map<string, RpcMethod>([
  ['echo', params => params],
  ['lamports', () => ({ value: 18_446_744_073_709_551_615n, text: '5' })],
  ['later', async () => 'later'],
  [
    'bad',
    () => {
      throw invalidParams('Invalid param: no')
    },
  ],
  [
    'broken',
    () => {
      throw new Error('a defect')
    },
  ],
])
const answer = (body: string) => answerRpc(methods, body)
const call = async (method: string, params?: unknown) =>
  JSON.parse(await answer(JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }))) as object

test('whole numbers of any size are digits, and text of digits stays text', async () => {
  expect(await answer('{"id":1,"method":"lamports"}')).toBe(
    '{"jsonrpc":"2.0","id":1,"result":{"value":18446744073709551615,"text":"5"}}',
  )
})

test('parameters that are not a list are ignored', async () => {
  expect(await call('echo', [1])).toMatchObject({ id: 7, result: [1] })
  expect(await call('echo', { a: 1 })).toMatchObject({ result: [] })
})

test.each([
  ['nothing', -32_601, 'Method not found'],
  ['bad', -32_602, 'Invalid param: no'],
  ['broken', -32_603, 'Error: a defect'],
])('%s is the error %i', async (method, code, message) => {
  expect(await call(method)).toEqual({ jsonrpc: '2.0', id: 7, error: { code, message } })
})

test('a batch is answered in order, with an error in the place of each invalid call', async () => {
  expect(JSON.parse(await answer('[{"id":1,"method":"later"},null,{"id":2,"method":"echo"}]'))).toMatchObject([
    { id: 1, result: 'later' },
    { id: null, error: { code: -32_601 } },
    { id: 2, result: [] },
  ])
})

test('unreadable JSON is a parse error', async () => {
  expect(JSON.parse(await answer('{'))).toMatchObject({ id: null, error: { code: -32_700 } })
})
