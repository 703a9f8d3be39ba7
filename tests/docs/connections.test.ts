import { readFile } from 'node:fs/promises'

import { createRialto, type Rialto } from '@rialto/node-client'
import { beforeAll, expect, test } from 'vitest'

import { useTestServer } from '../../apps/server/src/testing/useTestServer.ts'
import { connectCoinbase, opening } from '../../apps/server/src/testing/linkFlows.ts'
import {
  accountsOf,
  openForReturningUser,
  readHoldings,
  removeAccount,
  type StoredAccount,
} from './connectionsSample.ts'

const server = useTestServer()
let rialto: Rialto
let account: StoredAccount
beforeAll(async () => {
  const baseUrl = await server.app.listen({ port: 0, host: '127.0.0.1' })
  rialto = createRialto({ baseUrl, clientId: server.client.clientId, clientSecret: server.client.secret })
  const { connection } = await connectCoinbase(server)
  const { accountId, accountName, tokenId, brokerType, brokerName } = connection as never as Record<string, string>
  const tokens = { account: { accountId: accountId ?? '', accountName: accountName ?? '' }, tokenId: tokenId ?? '' }
  const connected = { brokerType: brokerType ?? '', brokerName: brokerName ?? '', accountTokens: [tokens] }
  account = accountsOf('user-1', connected)[0] ?? account
})

const sessionOf = async (linkToken: string) => {
  const code = new URL(atob(linkToken)).searchParams.get('code')
  const { body } = await server.call('POST', '/link/api/session', { body: opening(code), as: null })
  return body.content.restored as { accountId: string; needsReconnect: boolean }[]
}

test('docs/connections.md shows the sample that is compiled and run here', async () => {
  const page = await readFile('docs/connections.md', 'utf8')
  const [shown] = [...page.matchAll(/```ts\n(.*?)```/gs)].map(match => match[1])
  expect(shown).toBe(await readFile('tests/docs/connectionsSample.ts', 'utf8'))
})

test('a returning user finds the stored account, months later and after the access token has ended', async () => {
  server.simulators.clock.advance(20 * 86_400_000)
  expect(await sessionOf(await openForReturningUser(rialto, 'user-1', [account]))).toMatchObject([
    { accountId: account.accountId, needsReconnect: false },
  ])
  expect(await readHoldings(rialto, account)).toEqual(
    expect.arrayContaining([expect.objectContaining({ symbol: 'ETH' })]),
  )
})

test('an authorization that ended reads as such, and Link offers to reconnect the same account', async () => {
  await server.simulators.control('POST', '/tokens/revoke', { persona: 'Mesh' })
  expect(await readHoldings(rialto, account)).toBeUndefined()
  expect(await sessionOf(await openForReturningUser(rialto, 'user-1', [account]))).toMatchObject([
    { accountId: account.accountId, needsReconnect: true },
  ])
  expect((await connectCoinbase(server)).connection.tokenId).toBe(account.tokenId)
  expect(await readHoldings(rialto, account)).toBeDefined()
})

test('a removed account is gone for reads and for Link', async () => {
  await removeAccount(rialto, account)
  expect(await sessionOf(await openForReturningUser(rialto, 'user-1', [account]))).toEqual([])
  await expect(readHoldings(rialto, account)).rejects.toMatchObject({ errorType: 'invalidIntegrationToken' })
})
