import { describe, expect, test } from 'vitest'

import type { TestServer } from '../../apps/server/src/testing/createTestServer.ts'
import {
  baseSepoliaId,
  connectByKey,
  connectBySignIn,
  type LinkedAccount,
  openSession,
} from '../../apps/server/src/testing/linkFlows.ts'
import { readTransfer } from './flows.ts'
import { useServer } from './useServer.ts'

/** Kraken keeps no reference of ours: the owner of a withdrawal is determined by asset, amount, address and time. */
const server = useServer()
const hourMs = 60 * 60_000

type Connected = LinkedAccount & { type: string }

let last = 0
/** A new address that Kraken has saved for the persona. */
const savedAddress = async (at: TestServer): Promise<string> => {
  const address = `0x${(0xacc000 + (last += 1)).toString(16).toUpperCase().padStart(40, 'A')}`
  const saved = { persona: 'Mesh', symbol: 'USDC', network: 'Base', addresses: [address] }
  await at.simulators.control('POST', '/kraken/addresses', saved)
  return address
}

const connect = async (at: TestServer, type: 'kraken' | 'krakenConnect', userId = 'buyer-1'): Promise<Connected> => {
  const open = await openSession(at, { userId })
  const { connection } =
    type === 'kraken' ? await connectByKey(at, type, 'Mesh', open) : await connectBySignIn(at, type, 'Mesh', open)
  return { ...connection, type }
}

const pay = async (at: TestServer, from: Connected, toAddress: string, transactionId: string) => {
  const base = { fromAuthToken: from.accessToken, fromType: from.type }
  const body = { ...base, toAddress, networkId: baseSepoliaId, symbol: 'USDC', amount: 20, transactionId }
  const preview = await at.call('POST', '/api/v1/transfers/managed/preview', { body })
  const transferId: string = preview.body.content.previewResult.previewId
  const execute = { ...base, previewId: transferId }
  return { transferId, answer: await at.call('POST', '/api/v1/transfers/managed/execute', { body: execute }) }
}

/** The next request to withdraw never arrives. */
const loseNextRequest = (at: TestServer) =>
  at.simulators.control('POST', '/faults', {
    host: 'api.kraken.com',
    method: 'POST',
    path: '/0/private/Withdraw$',
    mode: 'resetBefore',
  })

const withdrawalsTo = async (at: TestServer, address: string) => {
  const { withdrawals } = await at.simulators.control('GET', '/withdrawals')
  return (withdrawals as { address: string }[]).filter(one => one.address.toLowerCase() === address.toLowerCase())
}

/** Paid by `first`, lost by `second`, and looked for until nothing can appear any more. */
const payTwice = async (
  first: () => Promise<Connected>,
  second: () => Promise<Connected>,
  spell = (text: string) => text,
) => {
  const at = server()
  const address = await savedAddress(at)
  const paid = await pay(at, await first(), address, `order-paid-${last}`)
  await at.settle()
  expect(await readTransfer(at, paid.transferId)).toMatchObject({ status: 'succeeded' })
  const later = await second()
  await loseNextRequest(at)
  const lost = await pay(at, later, spell(address), `order-lost-${last}`)
  await at.settle()
  expect(await readTransfer(at, lost.transferId)).toMatchObject({ status: 'pending' })
  at.simulators.clock.advance(3 * hourMs)
  await at.settle()
  expect(await withdrawalsTo(at, address)).toHaveLength(1)
  return readTransfer(at, lost.transferId)
}

describe('one withdrawal at Kraken pays one order', () => {
  test('where one account is connected by Kraken Connect and by a key', async () => {
    const lost = await payTwice(
      () => connect(server(), 'krakenConnect'),
      () => connect(server(), 'kraken'),
    )
    expect(lost).toMatchObject({ status: 'failed' })
  })

  test('where another user connects the same account', async () => {
    const lost = await payTwice(
      () => connect(server(), 'kraken', 'guest-1'),
      () => connect(server(), 'kraken', 'guest-2'),
    )
    expect(lost).toMatchObject({ status: 'failed' })
  })

  test('where the account is removed and connected again', async () => {
    const account = await connect(server(), 'kraken', 'removed-1')
    const again = async () => {
      const body = { authToken: account.accessToken, type: 'kraken' }
      expect((await server().call('DELETE', '/api/v1/account', { body })).status).toBe(200)
      return connect(server(), 'kraken', 'removed-1')
    }
    expect(await payTwice(async () => account, again)).toMatchObject({ status: 'failed' })
  })

  test('where the address is written another way', async () => {
    const account = await connect(server(), 'kraken', 'speller-1')
    const same = async () => account
    const lost = await payTwice(same, same, address => address.toLowerCase())
    expect(lost).toMatchObject({ status: 'failed' })
  })
})

test('an order that a removed account paid is not paid again', async () => {
  const at = server()
  const address = await savedAddress(at)
  const account = await connect(at, 'kraken', 'forgotten-1')
  await pay(at, account, address, 'order-forgotten')
  await at.settle()
  const body = { authToken: account.accessToken, type: 'kraken' }
  expect((await at.call('DELETE', '/api/v1/account', { body })).status).toBe(200)
  const again = await pay(at, await connect(at, 'kraken', 'forgotten-1'), address, 'order-forgotten')
  expect([again.answer.status, again.answer.body.errorType]).toEqual([409, 'orderAlreadySent'])
  expect(await withdrawalsTo(at, address)).toHaveLength(1)
})
