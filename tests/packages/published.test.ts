import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { transform } from 'esbuild'
import { publint } from 'publint'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../apps/server/src/testing/createTestServer.ts'
// @ts-expect-error a script without types
import * as script from '../../scripts/packages.mjs'
import { isShort } from '../harness/shortForm.ts'

const { buildPackages } = script as { buildPackages(folder: string): Promise<Record<string, string>> }
const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
/** `RIALTO_PACKAGES=full` also compiles for a bundler. */
const isFull = process.env['RIALTO_PACKAGES'] === 'full'
const names = ['web-sdk', 'react', 'react-native', 'node-client']

let folder: string
let project: string
let folders: Record<string, string>
let tarballs: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rialto-packages-'))
  // Several runs may test one checkout at a time, as `.ci/run` does for other lines of Node.
  folders = await buildPackages(join(folder, 'packages'))
  // The names of the files and nothing else: what `--json` prints is an array before npm 12, and an object since.
  const paths = names.map(name => folders[name] ?? '')
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder, ...paths], { cwd: folder })
  const files = stdout.trim().split('\n')
  tarballs = Object.fromEntries(names.map((name, index) => [name, join(folder, files[index] ?? '')]))
  project = await installInto(join(folder, 'project'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** An empty project outside the repository. Packages without dependencies of others need no registry. */
const installInto = async (path: string): Promise<string> => {
  await mkdir(path)
  await writeFile(join(path, 'package.json'), '{ "name": "project", "private": true, "type": "module" }')
  const options = ['--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', '--ignore-scripts']
  await run('npm', ['install', ...options, ...Object.values(tarballs)], { cwd: path })
  // What an application has by itself.
  await mkdir(join(path, 'node_modules/@types'))
  for (const name of ['react', 'react-dom', '@types/node', '@types/react', 'csstype'])
    await symlink(join(root, 'node_modules', name), join(path, 'node_modules', name))
  return path
}

describe.each(names)('@rialto/%s', name => {
  test('the package passes publint --strict', async () => {
    const { messages } = await publint({ pkgDir: folders[name] ?? '', strict: true, pack: false })
    // npm takes it; which repository it is, the release workflow knows.
    expect(messages.filter(({ code }) => !code.startsWith('USE_')).map(({ code }) => code)).toEqual([])
  })

  test.skipIf(isShort)('the types resolve under every module resolution of ES modules', async () => {
    const data = await readFile(tarballs[name] ?? '')
    // Scripts for a page and for Expo: nobody imports them into a program.
    const excludeEntrypoints = ['./rialto-link.js', './rialto-link-backup.js', './app.plugin.js', './sri.json']
    const result = await checkPackage(createPackageFromTarballData(data), { excludeEntrypoints })
    if (!result.types) throw new Error('no types')
    // The packages are ES modules alone, which Node since 20.19 also loads with `require`.
    const problems = result.problems.filter(
      problem => !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
    )
    expect(problems).toEqual([])
  })

  test('the package holds its licence and its README, imports no private package, and has no source maps', async () => {
    const path = join(project, 'node_modules/@rialto', name)
    const files = (await readdir(path, { recursive: true })).sort()
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'index.js']))
    for (const file of files.filter(one => /\.(js|ts)$/.test(one))) {
      const text = await readFile(join(path, file), 'utf8')
      const imports = [...text.matchAll(/(?:from\s*|import\()["'](@rialto\/[\w-]+)/g)].map(([, found]) => found)
      expect(imports.filter(found => found !== '@rialto/web-sdk')).toEqual([])
    }
  })
})

test('the hashes of the script builds match their files, and those of level 2 match its own policy', async () => {
  const path = join(project, 'node_modules/@rialto/web-sdk')
  const { level2, ...files } = JSON.parse(await readFile(join(path, 'sri.json'), 'utf8')) as Record<string, unknown>
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['rialto-link.js', 'rialto-link-backup.js']))
  for (const [name, hash] of Object.entries(files)) {
    const text = await readFile(join(path, name))
    expect([name, `sha384-${createHash('sha384').update(text).digest('base64')}`]).toEqual([name, hash])
  }
  const script = await readFile(join(path, 'rialto-link-backup.js'), 'utf8')
  for (const hash of Object.values(level2 as object)) expect(script).toContain(hash)
})

/** The samples of each README, as they stand. */
const samples = async (): Promise<{ name: string; text: string }[]> => {
  const found = names.map(async name => {
    const text = await readFile(join(project, 'node_modules/@rialto', name, 'README.md'), 'utf8')
    return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)].map(([, kind, sample], index) => ({
      name: `${name}${index}.${kind}`,
      text: sample ?? '',
    }))
  })
  return (await Promise.all(found)).flat()
}

/** What the samples of a document take from the code around them. */
const surroundings: Record<string, readonly string[]> = {
  'README.md': [
    'declare const linkToken: string, save: (...given: unknown[]) => void, show: typeof save, close: typeof save',
  ],
  'docs/idempotency.md': [
    "declare const rialto: import('@rialto/node-client').Rialto, body: import('@rialto/node-client').ExecuteTransferRequest, order: { id: string }",
  ],
  // Its samples are one file of the reader's.
  'docs/guides/withdrawals.md': [
    '',
    "declare const rialto: import('@rialto/node-client').Rialto",
    "import type { NetworkDepositAddress } from '@rialto/node-client'; declare const rialto: import('@rialto/node-client').Rialto",
  ],
  'docs/backup.md': [
    "declare const link: ReturnType<typeof import('@rialto/web-sdk').createLink>, backupConfig: never, showError: (status: number) => void",
    '',
    "import { createLink } from '@rialto/web-sdk'; declare const backupConfig: never, save: () => void, post: (path: string, body: object) => Promise<void>, get: (path: string) => Promise<never>, closed: (page?: string) => void",
  ],
}

/** Of the README, of docs and of its guides. Those of webhooks.md and connections.md are run by tests of their own. */
const documentSamples = async (): Promise<{ name: string; text: string }[]> => {
  const guides = (await readdir(join(root, 'docs/guides'))).map(name => `docs/guides/${name}`)
  const found = [...new Set([...Object.keys(surroundings), ...guides])].map(async path => {
    const text = await readFile(join(root, path), 'utf8')
    const name = path.replaceAll(/[^a-z]/gi, '-')
    return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)].map(([, kind, sample = ''], index) => {
      const around = surroundings[path]?.[index] ?? ''
      return { name: `${name}${index}.${kind}`, text: `${sample}\n${around}\nexport {}\n` }
    })
  })
  return (await Promise.all(found)).flat()
}

test.skipIf(isShort)('the samples of the READMEs, of docs and of its guides compile strictly', async () => {
  const all = [...(await samples()), ...(await documentSamples())]
  expect(all.length).toBeGreaterThan(14)
  for (const { name, text } of all) await writeFile(join(project, name), text)
  // React Native itself is 200 MB and not installed here.
  const files = all.map(({ name }) => join(project, name)).filter(path => !path.includes('react-native'))
  // The libraries of the language are read once for both.
  const host = ts.createCompilerHost({})
  const { getSourceFile } = host
  const read = new Map<string, ts.SourceFile | undefined>()
  host.getSourceFile = (path, options, ...rest) => {
    if (!path.includes('/node_modules/typescript/')) return getSourceFile(path, options, ...rest)
    if (!read.has(path)) read.set(path, getSourceFile(path, options, ...rest))
    return read.get(path)
  }
  for (const module of isFull ? [ts.ModuleKind.NodeNext, ts.ModuleKind.ESNext] : [ts.ModuleKind.NodeNext]) {
    const options: ts.CompilerOptions = {
      ...{ strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, module, jsx: ts.JsxEmit.ReactJSX },
      moduleResolution:
        module === ts.ModuleKind.NodeNext ? ts.ModuleResolutionKind.NodeNext : ts.ModuleResolutionKind.Bundler,
      ...{ lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], types: ['node'] },
      ...{ typeRoots: [join(project, 'node_modules/@types')], preserveSymlinks: true },
    }
    const program = ts.createProgram(files, options, host)
    // The samples and the declarations of the packages; those of React, Node and the language are not ours.
    const checked = program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.startsWith(project) && !/node_modules\/(?!@rialto)/.test(fileName))
    const diagnostics = checked
      .flatMap(file => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
      .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
    expect(checked.length).toBeGreaterThan(files.length)
    expect(diagnostics).toEqual([])
  }
})

describe('in Node', () => {
  let server: TestServer
  beforeAll(async () => void (server = await createTestServer()))
  afterAll(() => server?.stop())

  test('the first sample of node-client runs against a server', async () => {
    const sample = (await samples()).find(({ name }) => name === 'node-client0.ts')
    const { code } = await transform(sample?.text ?? '', { loader: 'ts' })
    await writeFile(join(project, 'sample.mjs'), code)
    const env = {
      ...process.env,
      RIALTO_URL: await server.app.listen({ port: 0, host: '127.0.0.1' }),
      RIALTO_CLIENT_ID: server.client.clientId,
      RIALTO_CLIENT_SECRET: server.client.secret,
    }
    const { stdout } = await run(process.execPath, ['sample.mjs'], { cwd: project, env })
    const [linkToken, refusal] = stdout.split('\n')
    expect(Buffer.from(linkToken ?? '', 'base64').toString()).toMatch(/^https?:\/\//)
    expect(refusal).toMatch(/^\w+ \S+$/)
  })
})

test('an application with the React package is built by Vite', async () => {
  const { build } = await import('vite')
  const app = join(folder, 'vite')
  await mkdir(app)
  await cp(join(project, 'node_modules'), join(app, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  const sample = (await samples()).find(({ name }) => name === 'react0.tsx')
  await writeFile(join(app, 'sample.tsx'), sample?.text ?? '')
  const main =
    "import { createElement } from 'react'\nimport { Deposit } from './sample.tsx'\nconsole.log(createElement(Deposit))"
  await writeFile(join(app, 'main.ts'), main)
  await writeFile(join(app, 'index.html'), '<script type="module" src="/main.ts"></script>')
  await build({ root: app, configFile: false, logLevel: 'error' })
  const built = await readdir(join(app, 'dist/assets'))
  // Backup mode is a chunk of its own, loaded when it is opened.
  expect(built.some(file => file.startsWith('backup-'))).toBe(true)
})
