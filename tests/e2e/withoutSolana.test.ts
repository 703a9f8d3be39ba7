import { afterAll, beforeAll, expect, test } from 'vitest'

import { onBase, onSepolia, onSolana } from '../harness/bridging.ts'
import { callApi } from '../harness/callApi.ts'
import { eventually } from '../harness/eventually.ts'
import { freshAddress } from '../harness/money.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const moduleOf = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`

/** The optional dependency is not there: importing it fails as Node reports a missing package. */
const hooks = `export const resolve = (name, context, next) => {
  if (name === 'litesvm') throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' })
  return next(name, context)
}`
const withoutLitesvm = moduleOf(`import { register } from 'node:module'; register(${JSON.stringify(moduleOf(hooks))})`)

let server: Rialto
beforeAll(async () => {
  server = await startRialto({ env: { RIALTO_DEMO: 'off', NODE_OPTIONS: `--import=${withoutLitesvm}` } })
})
afterAll(() => server.stop())

test('without litesvm Rialto starts, says so, and offers every route but those of Solana', async () => {
  expect(server.output()).toContain('not available: litesvm is not installed')
  const routes = await eventually(async () => {
    const { content } = await callApi(server, 'POST', '/bridging/routes/withdrawal', { sources: [onBase, onSolana] })
    const found = (content as { routes: { origin: object; destination: object }[] }).routes
    return found.length > 0 && found
  }, 'the bridge to say what it carries')
  expect(routes).toContainEqual(expect.objectContaining({ origin: onBase, destination: onSepolia }))
  expect(JSON.stringify(routes)).not.toContain(onSolana.network)
  const destination = { ...onBase, address: freshAddress() }
  const quote = await callApi(server, 'POST', '/bridging/quote', { origin: onSolana, destination, amount: 20 })
  expect(quote).toMatchObject({ http: 400, errorType: 'badRequest' })
  const helper = await callApi(server, 'POST', '/catalog/solana/getLatestBlockhash?chainId=103')
  expect(helper.http).toBe(400)
  expect(JSON.stringify(helper)).toContain('no node is configured for Solana Devnet')
})
