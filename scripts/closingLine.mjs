/** Ends a run with one plain line that any script can read: `Tests: 120 passed, 0 failed, 1 skipped`. */
export default class ClosingLine {
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
    process.stdout.write(`\nTests: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`)
  }
}
