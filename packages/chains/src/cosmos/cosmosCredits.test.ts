import { expect, test } from 'vitest'

import { creditsIn } from './cosmosCredits.ts'
import type { CosmosEvent } from './cosmosShapes.ts'

const shop = 'cosmos1shop'
const received = (amount: string, more: Record<string, string> = {}, receiver = shop): CosmosEvent => ({
  type: 'coin_received',
  attributes: new Map(Object.entries({ receiver, amount, ...more })),
})
const send = { '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: 'cosmos1payer', to_address: shop }
const packet = (data: object, message: object = {}) => ({
  '@type': '/ibc.core.channel.v1.MsgRecvPacket',
  packet: { data: Buffer.from(JSON.stringify(data)).toString('base64') },
  ...message,
})
const exec = (...msgs: object[]) => ({ '@type': '/cosmos.authz.v1beta1.MsgExec', grantee: 'cosmos1bot', msgs })

const read = (messages: object[], events: CosmosEvent[], { memo = '7', isSuccessful = true } = {}) =>
  creditsIn({ hash: 'A'.repeat(64), height: 5, isSuccessful, memo, messages: messages as never, events }, shop)
const sides = (...of: Parameters<typeof read>) => read(...of).map(({ from, tag }) => [from, tag])

test('each credit of the account counts with the memo of the transaction, and other accounts’ do not', () => {
  const events = [received('5uatom', {}, 'cosmos1other'), received('6uatom'), received('7uatom,8ibc/AB:c')]
  const found = read([send], events)
  expect(found.map(({ denom, amount, tag, from }) => [amount, denom, tag, from])).toEqual([
    [6n, 'uatom', '7', 'cosmos1payer'],
    [7n, 'uatom', '7', 'cosmos1payer'],
    [8n, 'ibc/AB:c', '7', 'cosmos1payer'],
  ])
  expect(new Set(found.map(({ position }) => position)).size).toBe(3)
  expect(read([send], events, { isSuccessful: false })).toEqual([])
})

test('an amount beyond 64 bits is read exactly, and one in another notation is refused', () => {
  expect(read([send], [received('18446744073709551617uatom')])).toMatchObject([{ amount: 2n ** 64n + 1n }])
  expect(read([send], [received('')])).toEqual([])
  expect(read([send], [received('0uatom')])).toEqual([])
  for (const amount of ['-5uatom', '5.0uatom', '5', '5 uatom', '1e3'])
    expect(() => read([send], [received(amount)])).toThrow('no valid amount')
})

test('the memo is kept unchanged', () => {
  for (const memo of [' 7', '007', 'order 7', '7\n'])
    expect(read([send], [received('5uatom')], { memo })).toMatchObject([{ tag: memo }])
  expect(read([send], [received('5uatom')], { memo: '' })).toMatchObject([{ tag: undefined }])
})

test('a message inside another has the memo of the transaction, and its own payer', () => {
  const other = { ...send, from_address: 'cosmos1second' }
  expect(sides([exec(send, other)], [received('5uatom', { msg_index: '0', authz_msg_index: '1' })])).toEqual([
    ['cosmos1second', '7'],
  ])
  expect(sides([exec(send, other)], [received('5uatom', { msg_index: '0' })])).toEqual([[undefined, '7']])
  const many = { '@type': '/cosmos.bank.v1beta1.MsgMultiSend', inputs: [{ address: 'cosmos1payer' }] }
  expect(sides([send, many], [received('5uatom', { msg_index: '1' })])).toEqual([['cosmos1payer', '7']])
})

test('coins of another chain have the memo of their packet, and never that of the relayer', () => {
  const data = { sender: 'noble1payer', receiver: shop, memo: '8', denom: 'uusdc', amount: '5' }
  const at = (index: string) => [received('5ibc/AB', { msg_index: index })]
  expect(sides([send, packet(data)], at('1'))).toEqual([['noble1payer', '8']])
  expect(sides([packet({ ...data, memo: '' })], at('0'))).toEqual([['noble1payer', undefined]])
  expect(sides([packet({ ...data, receiver: 'cosmos1other' })], at('0'))).toEqual([[undefined, undefined]])
  expect(sides([packet(data, { packet: { data: 'AAAA' } })], at('0'))).toEqual([[undefined, undefined]])
  expect(sides([packet(data)], [received('5ibc/AB')])).toEqual([['noble1payer', '8']])
  expect(sides([exec(packet(data))], at('0'))).toEqual([['noble1payer', '8']])
  // An event without its message may be that of either packet.
  expect(sides([packet(data), packet(data)], [received('5ibc/AB')])).toEqual([[undefined, undefined]])
})

test('a memo names no order where a stranger can send the message that moves the coins', () => {
  const types = [
    '/ibc.core.channel.v2.MsgRecvPacket',
    '/ibc.core.channel.v1.MsgTimeout',
    '/circle.cctp.v1.MsgReceiveMessage',
    '/cosmwasm.wasm.v1.MsgExecuteContract',
  ]
  for (const type of types) {
    const message = { '@type': type, signer: 'cosmos1relayer' }
    expect(sides([message], [received('5uatom', { msg_index: '0' })])).toEqual([[undefined, undefined]])
    expect(sides([send, message], [received('5uatom')])).toEqual([[undefined, undefined]])
  }
  expect(sides([send], [received('5uatom', { msg_index: '9' })])).toEqual([[undefined, undefined]])
})
