/**
 * Generates clients of both APIs with swagger-typescript-api, and checks that they and a program that uses one pass the
 * strict compiler. `npm test` does the same with openapi-ts.
 *
 *     npm run test:clients
 */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { installOnDemand } from './onDemand.mjs'
import { loadSources, root } from './sources.mjs'

const program = `import { Api } from './integration.js'

const { data } = await new Api().api.createLinkToken({ userId: 'user-7c1f', transferOptions: { transferType: 'deposit' } })
const token: string = data.content.linkToken
// @ts-expect-error: a user has an id
await new Api().api.createLinkToken({ userId: 7 })
console.log(token)
`

installOnDemand('tests/clients')
const { resolve } = createRequire(join(root, 'tests/clients/package.json'))
const { generateApi } = await import(pathToFileURL(resolve('swagger-typescript-api')).href)
const { openApiDocument, adminOpenApiDocument } = await loadSources(
  "export { openApiDocument, adminOpenApiDocument } from './packages/contract/src/index.ts'",
)
const documents = {
  integration: openApiDocument('https://pay.example'),
  management: adminOpenApiDocument('https://pay.example'),
}
// Inside the repository, where the compiler finds its libraries.
await mkdir(join(root, 'dist'), { recursive: true })
const folder = await mkdtemp(join(root, 'dist/clients-'))
try {
  for (const [name, document] of Object.entries(documents)) {
    const input = join(folder, `${name}.json`)
    await writeFile(input, JSON.stringify(document))
    await generateApi({ input, output: folder, fileName: `${name}.ts`, generateUnionEnums: true, silent: true })
  }
  await writeFile(join(folder, 'program.ts'), program)
  const options = { strict: true, noEmit: true, skipLibCheck: true, module: 'esnext', target: 'es2023' }
  const compilerOptions = { ...options, moduleResolution: 'bundler', lib: ['es2023', 'dom', 'dom.iterable'], types: [] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }))
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-p', folder, '--singleThreaded'], { stdio: 'inherit' })
  process.stdout.write(status === 0 ? 'both clients and the program pass the strict compiler\n' : 'FAILED\n')
  process.exitCode = status ?? 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
