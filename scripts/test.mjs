import { checkNode } from './checkNode.mjs'

checkNode()

const { spawnSync } = await import('node:child_process')
const { join } = await import('node:path')
const { root } = await import('./sources.mjs')
const { buildAll } = await import('./build.mjs')
const { findBrowser } = await import('./findBrowser.mjs')

const say = text => process.stdout.write(text)
const seconds = begun => `${((performance.now() - begun) / 1000).toFixed(1)} s`

/** Runs a tool of node_modules; ends the whole command when it fails. */
const run = (title, bin, args, env = {}) => {
  const begun = performance.now()
  say(`\n${title}\n`)
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', bin), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
  say(`  ${seconds(begun)}\n`)
}

const filter = process.argv.slice(2)
if (filter.length === 0) {
  run('Types', 'typescript/bin/tsc', ['-p', 'tsconfig.json', '--noEmit'])
  run('Lint', 'eslint/bin/eslint.js', ['.', '--max-warnings', '0'])
  run('Format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])
  run('Boundaries', 'dependency-cruiser/bin/dependency-cruise.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    'apps',
    'packages',
    'examples',
    'tests',
    'bench',
  ])
}
say('\nBuild\n')
await buildAll(say)
const browser = await findBrowser(say)
run('Tests', 'vitest/vitest.mjs', ['run', ...filter], { CHROME_PATH: browser })
