import { writeFileSync } from 'node:fs'

const slowest = 10
/** A broken build fails every test, and the first failures show the cause. */
const mostFailures = 20

/**
 * Ends a run with its slowest files, the failed tests, and one plain line that any script can read: `Tests: 120 passed, 0 failed, 1
 * skipped`. If RIALTO_TEST_SUMMARY names a file, the figures go there instead: `npm test` sums up several runs and
 * prints more.
 */
export default class SummaryReporter {
  onTestRunEnd(testModules, unhandledErrors) {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 }
    const failures = unhandledErrors.map(error => describeFailure('outside of a test', [error]))
    for (const testModule of testModules) {
      for (const test of testModule.children.allTests()) {
        const { state, errors } = test.result()
        if (state in count) count[state] += 1
        if (state === 'failed')
          failures.push(describeFailure(`${testModule.relativeModuleId}: ${test.fullName}`, errors))
      }
      // A file that could not be loaded has no tests, and still counts as failed.
      if (testModule.state() === 'failed' && testModule.errors().length > 0) {
        count.failed += 1
        failures.push(describeFailure(testModule.relativeModuleId, testModule.errors()))
      }
    }
    const summary = { count, files: testModules.map(timeOf), failures }
    const file = process.env.RIALTO_TEST_SUMMARY
    if (file) writeFileSync(file, JSON.stringify(summary))
    else process.stdout.write(describeSummaries([summary]))
  }
}

const describeFailure = (name, errors) => `${name}\n      ${String(errors?.[0]?.message).split('\n')[0].slice(0, 300)}`

const timeOf = testModule => {
  const { collectDuration, setupDuration, duration, environmentSetupDuration } = testModule.diagnostic()
  return {
    file: testModule.relativeModuleId,
    ms: collectDuration + setupDuration + environmentSetupDuration + duration,
  }
}

/** The slowest files of all runs if they are many, the failed tests, and the line that counts all. */
export const describeSummaries = summaries => {
  const files = summaries.flatMap(summary => summary.files).sort((one, other) => other.ms - one.ms)
  const lines = files.slice(0, slowest).map(({ file, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}\n`)
  const total = name => summaries.reduce((sum, { count }) => sum + count[name], 0)
  const counts = `\nTests: ${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped\n`
  const failures = summaries.flatMap(summary => summary.failures).slice(0, mostFailures)
  const failed = failures.length > 0 ? `\nFailed\n${failures.map(text => `  ${text}\n`).join('')}` : ''
  return `${files.length > slowest ? `\nSlowest files\n${lines.join('')}` : ''}${failed}${counts}`
}
