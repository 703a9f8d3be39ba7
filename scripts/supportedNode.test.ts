import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { isSupported } from '../apps/server/src/cli/doctor/checkRuntime.ts'
// @ts-expect-error a script without types
import * as script from './supportedNode.mjs'

const { isInRange } = script as { isInRange(version: string, range: string): boolean }
const root = join(import.meta.dirname, '..')
const readJson = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8')) as unknown
const { engines, scripts } = readJson('package.json') as { engines: { node: string }; scripts: Record<string, string> }
type Release = { package: string; version: string; integrity: string }
const nodes = readJson('scripts/nodes.json') as Record<string, Record<string, Release>>

test.each([
  ['20.20.2', false],
  ['22.21.1', false],
  ['22.22.0', true],
  ['23.11.1', false],
  ['24.10.0', false],
  ['24.11.0', true],
  ['24.21.0', true],
  ['25.9.0', false],
  ['26.0.0', true],
  ['27.0.1', true],
])('Node %s is supported by the scripts and for the doctor: %s', (version, isGood) => {
  expect(isInRange(version, engines.node)).toBe(isGood)
  expect(isSupported(version).state).toBe(isGood ? 'ok' : 'bad')
})

test('every pinned Node is supported, and of the line that it stands for', () => {
  const releases = Object.entries(nodes).flatMap(([line, machines]) =>
    Object.values(machines).map(release => ({ line, ...release })),
  )
  expect(releases.length).toBeGreaterThan(10)
  for (const { line, version, integrity } of releases) {
    expect(version.split('.')[0]).toBe(line)
    expect(isInRange(version, engines.node)).toBe(true)
    expect(integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/)
  }
})

/** These begin with the same check. */
const checkingThemselves = ['start', 'dev', 'test', 'rialto']

test('every npm script that needs Node runs under a supported one', () => {
  const plain = Object.entries(scripts).flatMap(([name, script]) =>
    script
      .split('&&')
      .map(command => command.trim())
      .filter(command => !/^node (--\S+ )?scripts\/node\.mjs /.test(command))
      .map(command => `${name}: ${command}`),
  )
  expect(plain).toEqual([
    'start: exec node scripts/start.mjs',
    'dev: node scripts/dev.mjs',
    'rialto: node scripts/rialto.mjs',
    'test: node scripts/test.mjs',
    // Both name Node 20.19 in their own ranges.
    'lint:fix: oxlint --fix',
    'format: oxfmt .',
    'hooks:install: git config core.hooksPath .githooks',
    'version:packages: npm install --package-lock-only --ignore-scripts',
  ])
  for (const name of checkingThemselves)
    expect(readFileSync(join(root, `scripts/${name}.mjs`), 'utf8')).toContain('\nawait runOnSupportedNode()\n')
})
