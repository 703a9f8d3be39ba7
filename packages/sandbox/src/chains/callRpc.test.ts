import { afterEach, expect, test } from 'vitest'
import { callRpc, callRpcBatch, SandboxRpcError } from './callRpc.ts'
import { serveRpc } from './serveRpc.ts'

let stop = async () => {}
afterEach(() => stop())
const node = async (answer: (body: string) => unknown) => {
  const served = await serveRpc(async body => JSON.stringify(answer(body)), 0)
  stop = served.stop
  return served.rpcUrl
}

test('any type of result is returned unchanged', async () => {
  for (const result of ['0x1', 0, null, false]) {
    const url = await node(() => ({ jsonrpc: '2.0', id: 1, result }))
    expect(await callRpc(url, 'eth_chainId', [1])).toBe(result)
    await stop()
  }
})

test.each([
  [{ error: { message: 'nonce too low' } }, 'eth_send: nonce too low'],
  [{ error: {} }, 'eth_send: refused'],
  [{}, 'eth_send: no result'],
  [null, 'eth_send: no result'],
])('the answer %j is a refusal', async (answer, message) => {
  await expect(callRpc(await node(() => answer), 'eth_send')).rejects.toThrow(new SandboxRpcError(message))
})

test('a node that cannot be reached refuses nothing: the outcome is unknown', async () => {
  const url = await node(() => ({}))
  await stop()
  const failed = await callRpc(url, 'eth_send').catch((error: unknown) => error)
  expect(failed).not.toBeInstanceOf(SandboxRpcError)
})

test('results of a batch are in the order of the calls, for any order of the responses', async () => {
  const url = await node(body =>
    (JSON.parse(body) as { id: number; method: string }[]).map(({ id, method }) => ({ id, result: method })).reverse(),
  )
  expect(
    await callRpcBatch(url, [
      ['a', []],
      ['b', []],
      ['c', []],
    ]),
  ).toEqual(['a', 'b', 'c'])
  expect(await callRpcBatch('http://nowhere.invalid', [])).toEqual([])
})

test('a batch with a call that has no answer is refused', async () => {
  await expect(
    callRpcBatch(await node(() => [{ id: 0, result: 1 }]), [
      ['a', []],
      ['b', []],
    ]),
  ).rejects.toThrow('b: no result')
  await stop()
  await expect(callRpcBatch(await node(() => ({ error: {} })), [['a', []]])).rejects.toThrow('batch: no results')
})
