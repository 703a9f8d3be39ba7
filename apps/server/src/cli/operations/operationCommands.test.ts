import { createManagementKey } from '@rialto/core'
import { beforeAll, expect, test } from 'vitest'

import { readConfig } from '../../config.ts'
import { useTestServer } from '../../testing/useTestServer.ts'
import type { Terminal } from '../command.ts'
import { parseInput } from '../parseInput.ts'
import type { CallServer } from './callServer.ts'
import { createOperationCommands } from './operationCommands.ts'

const server = useTestServer()
let managementKey: string
beforeAll(async () => {
  managementKey = (await createManagementKey(server.ctx, server.client.scope, 'command')).secret
})

const call: CallServer = async (_config, { method, url, headers, body }) => {
  const { pathname } = new URL(url)
  const answer = await server.app.inject({
    method,
    url: pathname,
    headers: { ...headers },
    ...(body ? { payload: body } : {}),
  })
  return { status: answer.statusCode, text: answer.body }
}

const run = async (id: string, words: string[], env: Record<string, string> = {}) => {
  const command = createOperationCommands(call).find(({ name }) => name === id)
  if (!command) throw new Error(`${id} is no command`)
  let [out, err] = ['', '']
  const terminal: Terminal = {
    env: {
      RIALTO_URL: 'http://127.0.0.1:4000/',
      RIALTO_CLIENT_ID: server.client.scope.clientId,
      RIALTO_MANAGEMENT_KEY: managementKey,
      ...env,
    },
    out: text => (out += text),
    err: text => (err += text),
    readInput: async () => '',
    interrupted: async () => undefined,
  }
  const isDone = await command.runEarly(readConfig({}), terminal, parseInput(command, words))
  return { isDone, out, err }
}

test('an operation is called by its id, with the fields of the contract', async () => {
  const range = '203.0.113.0/24'
  expect(await run('addIpRange', ['--range', range])).toMatchObject({ isDone: true, err: '' })
  const listed = await run('listIpRanges', [])
  expect(JSON.stringify(JSON.parse(listed.out))).toContain(range)
})

test('a rejected operation ends with the message of the API', async () => {
  const { isDone, out, err } = await run('addIpRange', ['--range', 'everywhere'])
  expect({ isDone, out }).toEqual({ isDone: false, out: '' })
  expect(err).toMatch(/^POST http:\/\/127\.0\.0\.1:4000\/admin\/api\/v1\/\S+: range: /)
})

test('a missing field and a missing variable are named before a request', async () => {
  await expect(run('addIpRange', [])).rejects.toThrow('--range is missing.')
  await expect(run('listIpRanges', [], { RIALTO_MANAGEMENT_KEY: '' })).rejects.toThrow('Set RIALTO_MANAGEMENT_KEY')
})

test('a wrong key is rejected, and not printed', async () => {
  const { isDone, err } = await run('listIpRanges', [], { RIALTO_MANAGEMENT_KEY: 'mk_wrong_key' })
  expect(isDone).toBe(false)
  expect(err).toMatch(/Token: The client ID or the account management API key is incorrect/)
  expect(err).not.toContain('mk_wrong_key')
})
