import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

// @ts-expect-error a script without types
import * as script from './sources.mjs'

interface Step {
  name: string
  reads: string[]
  output: string
  build(): Promise<void>
}
const { buildIfNewer, root } = script as { buildIfNewer(step: Step): Promise<number | undefined>; root: string }
const name = `step-of-a-test-${process.pid}`
const output = `dist/${name}.txt`
const stamp = `dist/${name}.stamp`

afterEach(() => Promise.all([output, stamp].map(path => rm(join(root, path), { force: true }))))

test.each([undefined, 'test'])('a build that sets NODE_ENV leaves it as it was: %s', async before => {
  const at = process.env['NODE_ENV']
  try {
    if (before === undefined) delete process.env['NODE_ENV']
    const build = async () => {
      process.env['NODE_ENV'] = 'production'
      await writeFile(join(root, output), 'built')
    }
    await buildIfNewer({ name, reads: ['scripts'], output, build })
    expect(await readFile(join(root, output), 'utf8')).toBe('built')
    expect(process.env['NODE_ENV']).toBe(before)
  } finally {
    process.env['NODE_ENV'] = at
  }
})

const lock = join(root, '.cache', `build-${name}.lock`)
const countedBuild = () => {
  const counts = { builds: 0 }
  const build = async () => {
    counts.builds += 1
    await writeFile(join(root, output), 'built')
  }
  return { counts, build: () => buildIfNewer({ name, reads: ['scripts'], output, build }) }
}

test('two builds of one step at once build it once', async () => {
  const { counts, build } = countedBuild()
  const took = await Promise.all([build(), build(), build()])
  expect(counts.builds).toBe(1)
  expect(took.filter(ms => ms !== undefined)).toHaveLength(1)
})

test('a build takes the place of one whose process has ended', async () => {
  await mkdir(dirname(lock), { recursive: true })
  await writeFile(lock, String(spawnSync(process.execPath, ['--version']).pid))
  const { counts, build } = countedBuild()
  await build()
  expect(counts.builds).toBe(1)
  await expect(readFile(lock)).rejects.toThrow('ENOENT')
})

test('a build that fails leaves the next one free to begin', async () => {
  const fails = () => Promise.reject(new Error('does not compile'))
  await expect(buildIfNewer({ name, reads: ['scripts'], output, build: fails })).rejects.toThrow('does not compile')
  const { counts, build } = countedBuild()
  await build()
  expect(counts.builds).toBe(1)
})
