import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { testPart } from '../../scripts/testParts.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

interface Job {
  steps: { run?: string; uses?: string; with?: Record<string, string> }[]
  strategy?: { matrix: { node: string[] } }
}
const { jobs } = parse(read('.github/workflows/ci.yml')) as { jobs: Record<string, Job> }
const commandsOf = ({ steps }: Job): string[] => steps.flatMap(({ run }) => run ?? [])
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  engines: { node: string }
}
/** The lines of Node that are supported: '22', '24', '26'. */
const lines = [...engines.node.matchAll(/(\d+)\.\d+\.\d+/g)].map(([, line]) => line ?? '')

test('the workflow runs .ci/run on the newest supported line of Node', () => {
  const { test: job } = jobs
  expect(job && commandsOf(job)).toEqual(['.ci/run'])
  const versions = job?.steps.flatMap(step => step.with?.['node-version'] ?? [])
  expect(versions).toEqual([lines.at(-1)])
})

test('each supported line of Node has a run in .ci/run, a pinned release and a place in the matrix of the workflow', () => {
  const run = read('.ci/run')
  const [, whole, others] = /^RIALTO_NODE=(\d+) npm test -- --lines=([\d,]+)$/m.exec(run) ?? []
  expect([whole, ...(others?.split(',') ?? [])].sort()).toEqual(lines)
  expect(Object.keys(JSON.parse(read('scripts/nodes.json')) as object).sort()).toEqual(lines)
  const matrix = jobs['lines']?.strategy?.matrix.node.map(version => version.split('.')[0])
  // And one that is not supported, under which the scripts run themselves again under a pinned one.
  expect(matrix).toEqual(['20', ...lines])
})

test('every command of the workflow exists in the repository', () => {
  const words = Object.values(jobs).flatMap(commandsOf).join('\n')
  const names = [...words.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '')
  expect(names.length).toBeGreaterThan(4)
  expect(names.filter(name => scripts[name] === undefined)).toEqual([])
  const files = [...words.matchAll(/(?:node |-f |^)((?:scripts|deploy|\.ci)\/[\w./]+)/gm)].map(([, file]) => file ?? '')
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter(file => !existsSync(join(root, file)))).toEqual([])
})

/** Identity tokens replace stored secrets where a registry accepts them. */
const storedSecrets = {
  python: [],
  go: [],
  php: ['PHP_MIRROR_KEY'],
  java: ['MAVEN_SIGNING_KEY', 'CENTRAL_USERNAME', 'CENTRAL_PASSWORD', 'MAVEN_SIGNING_PASSPHRASE'],
}

test('libraries are published by tested workflows, with a stored secret only where the registry has no trusted publishing', () => {
  const text = read('.github/workflows/libraries.yml')
  const { jobs: publish } = parse(text) as { jobs: Record<string, Job & { needs?: string; environment?: string }> }
  expect(Object.keys(publish)).toEqual(['test', ...Object.keys(storedSecrets)])
  for (const [name, secrets] of Object.entries(storedSecrets)) {
    expect(publish[name]).toMatchObject({ needs: 'test', environment: 'release' })
    const used = [...JSON.stringify(publish[name]).matchAll(/secrets\.(\w+)/g)].map(([, secret]) => secret)
    expect(used, name).toEqual(secrets)
  }
  expect(read('.github/workflows/release.yml')).not.toContain('secrets.')
  const steps = publish['test'] ? commandsOf(publish['test']).join('\n') : ''
  expect(steps).toContain('npm run test:libraries -- python go php java')
})

test('every test file is run by npm test or by npm run test:campaigns, which the workflow runs', () => {
  expect(Object.values(jobs).flatMap(commandsOf)).toContain('npm run test:campaigns')
  // By a pattern, these folders would be searched too.
  const exclude = (name: string) => ['node_modules', 'dist', '.git', '.cache'].includes(basename(name))
  const find = (patterns: readonly string[]): string[] => globSync([...patterns], { cwd: root, exclude })
  const filesOf = (name: string): string[] => {
    const part = testPart(name)
    const left = new Set(find(part.exclude))
    return find(part.include).filter(file => !left.has(file))
  }
  const all = find(['{tests,packages,apps,examples,scripts}/**/*.test.{ts,tsx}'])
  const run = new Set(['crossing', 'beside', 'campaigns'].flatMap(filesOf))
  expect(all.length).toBeGreaterThan(900)
  expect(all.filter(file => !run.has(file))).toEqual([])
})
