import { expect, test } from 'vitest'
import { binanceClient } from '../testing/binanceClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { binance, binanceUs } from './simulator.ts'

const sandbox = openInstitutions(binance, binanceUs)
const as = (key: string, secret?: string) => binanceClient(sandbox, sandbox.clock.nowMs, key, secret)

test('the key, the signature and the time are checked', async () => {
  const code = async (...[key, secret, params]: [string, string?, Record<string, string>?]) => {
    const { status, body } = await as(key, secret).call('GET', '/api/v3/account', params)
    return [status, body.code]
  }
  expect(await code('Mesh')).toEqual([200, undefined])
  expect(await code('not-a-key')).toEqual([401, -2014])
  expect(await code('Nobody')).toEqual([401, -2015])
  expect(await code('ipLocked')).toEqual([401, -2015])
  expect(await code('Mesh', 'wrong')).toEqual([400, -1022])
  expect(await code('Mesh', undefined, { timestamp: String(sandbox.clock.nowMs() - 6_000) })).toEqual([400, -1021])
  expect(await code('Mesh', undefined, { timestamp: String(sandbox.clock.nowMs() + 60_000) })).toEqual([400, -1021])
  expect(
    await code('Mesh', undefined, { timestamp: String(sandbox.clock.nowMs() - 6_000), recvWindow: '10000' }),
  ).toEqual([200, undefined])
  expect(await code('Mesh', undefined, { recvWindow: '60001' })).toEqual([400, -1131])
  expect(await code('Mesh', undefined, { timestamp: 'soon' })).toEqual([400, -1102])
})
