import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

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
