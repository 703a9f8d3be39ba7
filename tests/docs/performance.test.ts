import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { expect, test } from 'vitest'

import { reportOf } from '../../bench/report/writeReport.ts'

const folder = 'bench/results'

test('docs/performance.md and its plots show the stored results (else run: npm run bench -- report)', async () => {
  const results = new Map<string, unknown>()
  for (const file of await readdir(folder))
    results.set(basename(file, '.json'), JSON.parse(await readFile(join(folder, file), 'utf8')))
  const page = await readFile('docs/performance.md', 'utf8')
  const report = reportOf(results, page)
  expect(report.page).toBe(page)
  expect(report.plots.size).toBe(results.size)
  for (const [name, svg] of report.plots) expect(await readFile(`docs/performance/${name}.svg`, 'utf8'), name).toBe(svg)
  const readme = await readFile('README.md', 'utf8')
  expect(readme.match(/docs\/performance\/\w+\.svg/g)).toHaveLength(3)
})

test('a figure beyond its threshold is a problem, and so is a result that cannot be read', () => {
  const slow = { rankingMs: { median: 9, min: 9, max: 9 }, parsingMs: { median: 1, min: 1, max: 1 } }
  const { problems, page } = reportOf(
    new Map<string, unknown>([
      ['funding', slow],
      ['queue', {}],
    ]),
    'x <!-- bench:queue --> kept <!-- /bench:queue -->',
    { 'funding, ranking: ms at best': 7 },
  )
  expect(problems).toEqual([
    'queue: Error: the result has no number at batched/enqueuedPerSecond/median',
    'funding, ranking: ms at best: 9, and the threshold is ≤ 7',
  ])
  expect(page).toContain('kept')
})
