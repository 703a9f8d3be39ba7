import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type CodeForm, codeForms, requestCode } from './requestCode.ts'

const run = promisify(execFile)
const received: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', chunk => (body += String(chunk)))
  request.on('end', () => {
    const { method = '', url = '', headers } = request
    received.push({ method, url, headers, body })
    response.end('answered')
  })
})
let origin = ''
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rialto-code-'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const write = {
  api: 'integration',
  method: 'POST',
  path: `/api/v1/it's "here"/<id>`.replaceAll(' ', '%20').replaceAll('"', '%22'),
  fields: ['userId', "it's \\ é"],
} as const
const read = { api: 'management', method: 'GET', path: '/admin/api/v1/Overview', fields: [] } as const

/** Programs that start in less than a second. The others are in the snapshots. */
const runners: Partial<Record<CodeForm, readonly [command: string, file: string]>> = {
  curl: ['sh', 'call.sh'],
  node: [process.execPath, 'call.mjs'],
  python: ['python3', 'call.py'],
  php: ['php', 'call.php'],
}
const isInstalled = (command: string): boolean => spawnSync(command, ['--version']).error === undefined

const env = {
  ...process.env,
  RIALTO_CLIENT_ID: 'client',
  RIALTO_CLIENT_SECRET: 'secret',
  RIALTO_TOKEN: 'token',
}

for (const [form, [command, file]] of Object.entries(runners) as [CodeForm, [string, string]][])
  describe.runIf(isInstalled(command) && (form !== 'curl' || isInstalled('curl')))(codeForms[form], () => {
    const send = async (request: typeof write | typeof read) => {
      writeFileSync(join(folder, file), requestCode(form, origin, request))
      const { stdout } = await run(command, [join(folder, file)], { env })
      expect(stdout).toContain('answered')
      const last = received.at(-1)
      if (!last) throw new Error('nothing was sent')
      return last
    }

    test('a write is sent with its credentials and the names of its fields', async () => {
      const { method, url, headers, body } = await send(write)
      expect(method).toBe('POST')
      expect(decodeURI(url)).toBe(`/api/v1/it's "here"/<id>`)
      expect(headers).toMatchObject({
        'x-client-id': 'client',
        'x-client-secret': 'secret',
        'content-type': 'application/json',
      })
      expect(JSON.parse(body)).toEqual({ userId: '<userId>', "it's \\ é": "<it's \\ é>" })
    })

    test('a read is sent without a body', async () => {
      const { method, url, headers, body } = await send(read)
      expect({ method, url, body }).toEqual({ method: 'GET', url: read.path, body: '' })
      expect(headers).toMatchObject({ authorization: 'Bearer token' })
      expect(headers['content-type']).toBeUndefined()
    })
  })

test.each(['go', 'java'] as const)('a call in %s', form => {
  expect(requestCode(form, 'https://pay.example', write)).toMatchSnapshot()
  expect(requestCode(form, 'https://pay.example', read)).toMatchSnapshot()
})
