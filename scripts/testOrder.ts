import { relative } from 'node:path'

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Tests that kill servers and databases, or start several at once, mostly wait: they run first, while the static checks
 * use the cores. Cross-package tests with whole servers and browsers follow. Unit tests, which are short and keep the
 * cores busy, come last, so that all workers end at about the same time.
 */
const turns = [/^tests\/crash\//, /^tests\/(e2e|stress|tenants|spec)\/|\.browser\.test\.ts$/, /^tests\//]

const turnOf = ({ moduleId, project }: TestSpecification): number => {
  const path = relative(project.config.root, moduleId).replaceAll('\\', '/')
  const turn = turns.findIndex(pattern => pattern.test(path))
  return turn === -1 ? turns.length : turn
}

/** Up to this many, importing their common modules once costs less than running them side by side. */
const fewFiles = 4

/** Sorts files by group, and within a group by the duration of the last run or else by size, as vitest does. */
export default class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    if (files.length <= fewFiles) this.ctx.config.maxWorkers = 1
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => turnOf(one) - turnOf(other))
  }
}
