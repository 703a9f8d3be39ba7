import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { createClient } from '@hey-api/openapi-ts'
import { adminOpenApiDocument, openApiDocument } from '@rialto/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const tsc = join(import.meta.dirname, '../../node_modules/typescript-native/bin/tsc')

const documents = {
  integration: openApiDocument('https://pay.example'),
  management: adminOpenApiDocument('https://pay.example'),
}

let folder: string
beforeAll(async () => {
  // Inside the repository, where the compiler finds the types of Node.
  await mkdir('dist', { recursive: true })
  folder = await mkdtemp(join(process.cwd(), 'dist/clients-'))
  for (const [name, document] of Object.entries(documents)) {
    const input = join(folder, `${name}.json`)
    await writeFile(input, JSON.stringify(document))
    await createClient({ input, output: { path: join(folder, 'hey', name) }, logs: { level: 'silent' } })
  }
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the generated clients pass the strict compiler, and a program that uses them does', async () => {
  await writeFile(join(folder, 'program.ts'), program)
  const options = { strict: true, noEmit: true, skipLibCheck: true, module: 'esnext', target: 'es2023' }
  const compilerOptions = { ...options, moduleResolution: 'bundler', lib: ['es2023', 'dom', 'dom.iterable'], types: [] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }))
  const { stdout } = await run(process.execPath, [tsc, '-p', folder, '--singleThreaded']).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout).toBe('')
})

const program = `import { createLinkToken, getBalance, type CreateLinkTokenErrors, type CreateLinkTokenRequest, type TransferRecord } from './hey/integration/index.js'
import { listSubClients } from './hey/management/index.js'

const request: CreateLinkTokenRequest = { userId: 'user-7c1f', transferOptions: { transferType: 'deposit' } }
const { data } = await createLinkToken({ body: request })
const token: string | undefined = data?.content.linkToken
const refused: CreateLinkTokenErrors[400]['errorType'] = 'missingField'

const balance = await getBalance({ body: { authToken: 'a', type: 'coinbase' } })
const usd: number | undefined = balance.data?.content.totalCashUsdValue
// @ts-expect-error: there is no such integration type
await getBalance({ body: { authToken: 'a', type: 'nobody' } })

const names: string[] | undefined = (await listSubClients()).data?.content.map(({ displayName }) => displayName)
const transfers: TransferRecord['status'] = 'succeeded'
console.log(token, refused, usd, names, transfers)
`

test.each(Object.keys(documents))('the types of the %s API have the names of the document, each once', async name => {
  const text = await readFile(join(folder, 'hey', name, 'types.gen.ts'), 'utf8')
  const types = [...text.matchAll(/^export type (\w+)/gm)].map(([, type]) => type ?? '')
  expect(types.length).toBeGreaterThan(20)
  expect(types.filter(type => /\d$/.test(type))).toEqual([])
  const schemas = Object.keys((documents[name as 'integration']['components'] as { schemas: object }).schemas)
  expect(types).toEqual(expect.arrayContaining(schemas))
})
