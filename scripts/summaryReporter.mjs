import { writeFileSync } from 'node:fs'

const slowest = 10

/** Ends a run with its slowest files and one plain line that any script can read: `Tests: 120 passed, 0 failed, 1 skipped`. */
export default class SummaryReporter {
  onTestRunEnd(testModules, unhandledErrors) {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 }
    for (const testModule of testModules) {
      for (const test of testModule.children.allTests()) {
        const { state } = test.result()
        if (state in count) count[state] += 1
      }
      // A file that could not be loaded has no tests to fail.
      if (testModule.state() === 'failed' && testModule.errors().length > 0) count.failed += 1
    }
    if (testModules.length > slowest) process.stdout.write(`\nSlowest files\n${slowestOf(testModules)}`)
    const line = `\nTests: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`
    // `npm test` has more to say before its last line.
    const file = process.env.RIALTO_CLOSING_LINE
    if (file) writeFileSync(file, line)
    else process.stdout.write(line)
  }
}

const slowestOf = testModules =>
  testModules
    .map(testModule => {
      const { collectDuration, setupDuration, duration, environmentSetupDuration } = testModule.diagnostic()
      return {
        file: testModule.relativeModuleId,
        ms: collectDuration + setupDuration + environmentSetupDuration + duration,
      }
    })
    .sort((one, other) => other.ms - one.ms)
    .slice(0, slowest)
    .map(({ file, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}\n`)
    .join('')
