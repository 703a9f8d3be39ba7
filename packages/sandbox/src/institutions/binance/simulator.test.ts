import { describe, expect, test } from 'vitest'
import { binanceClient } from '../testing/binanceClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { binance, binanceUs } from './simulator.ts'

const sandbox = openInstitutions(binance, binanceUs)
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const order = { coin: 'USDC', network: 'ETH', address: TO, amount: '10' }
const APPLY = '/sapi/v1/capital/withdraw/apply'
const HISTORY = '/sapi/v1/capital/withdraw/history'

test('public routes need no key, and unknown paths return 404', async () => {
  const price = await sandbox.fetch(`${sandbox.origin}/~api.binance.com/api/v3/ticker/price?symbol=ETHUSDT`)
  expect(await price.json()).toEqual({ symbol: 'ETHUSDT', price: '3000.00000000' })
  expect((await sandbox.fetch(`${sandbox.origin}/~api.binance.com/api/v3/nothing`)).status).toBe(404)
})

describe('Binance.US', () => {
  const us = (key: string) => binanceClient(sandbox, sandbox.clock.nowMs, key, 'Pass123', 'api.binance.us')

  test('the API returns neither the user’s identity nor a key’s permissions, and has one wallet', async () => {
    const { body } = await us('MeshUSDC').call('GET', '/api/v3/account', { omitZeroBalances: 'true' })
    expect(body).toMatchObject({ canWithdraw: true, balances: [{ asset: 'USDC', free: '10000.00000000' }] })
    expect(body).not.toHaveProperty('uid')
    expect((await us('Mesh').call('GET', '/sapi/v1/account/apiRestrictions')).status).toBe(404)
    expect((await us('Mesh').call('POST', '/sapi/v1/asset/get-funding-asset')).status).toBe(404)
  })

  test('the permission of a key is checked before the parameters', async () => {
    const code = async (key: string) => (await us(key).call('POST', APPLY)).body.code
    expect(await code('Mesh')).toBe(-1102)
    expect(await code('whitelistOn')).toBe(-1102)
    expect(await code('readOnlyKey')).toBe(-2015)
  })

  test('requires a network, and nothing that only Binance takes', async () => {
    const code = async (change: object) => (await us('Mesh').call('POST', APPLY, { ...order, ...change })).body.code
    expect(await code({ network: '' })).toBe(-1102)
    expect(await code({ walletType: '0' })).toBe(-1104)
    expect(await code({ transactionFeeFlag: 'false' })).toBe(-1104)
  })

  test('Binance.US has a separate ledger', async () => {
    const { body } = await us('Mesh2').call('GET', HISTORY)
    expect(body).toEqual([])
    await sandbox.control('POST', '/deposits', {
      institution: 'binanceUs',
      persona: 'Mesh2',
      symbol: 'USDC',
      amount: '3',
    })
    expect(sandbox.ledger.balance('binanceUs', 'Mesh2', 'USDC')).toBe('3')
    expect(sandbox.ledger.balance('binance', 'Mesh2', 'USDC')).toBe('0')
    const [deposit] = (await us('Mesh2').call('GET', '/sapi/v1/capital/deposit/hisrec')).body as object[]
    expect(deposit).toMatchObject({ coin: 'USDC', amount: '3', network: 'ETH' })
    expect(deposit).not.toHaveProperty('id')
  })

  test('trades against dollars too', async () => {
    const price = await sandbox.fetch(`${sandbox.origin}/~api.binance.us/api/v3/ticker/price?symbol=ETHUSD`)
    expect(await price.json()).toEqual({ symbol: 'ETHUSD', price: '3000.00000000' })
    expect((await sandbox.fetch(`${sandbox.origin}/~api.binance.com/api/v3/ticker/price?symbol=ETHUSD`)).status).toBe(
      400,
    )
  })
})
