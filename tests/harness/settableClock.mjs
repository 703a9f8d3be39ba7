// Loaded into a server before its own code (`node --import`): its Date is the system's plus the offset in the file
// TEST_CLOCK_FILE at the last SIGUSR2. Timers and performance.now() are unaffected, as when an administrator or NTP
// sets a machine's clock.
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.env.TEST_CLOCK_FILE
const System = Date
let offsetMs = 0

globalThis.Date = class extends System {
  constructor(...given) {
    super(...(given.length === 0 ? [System.now() + offsetMs] : given))
  }

  static now() {
    return System.now() + offsetMs
  }
}

process.on('SIGUSR2', () => {
  offsetMs = Number(readFileSync(file, 'utf8'))
  writeFileSync(`${file}.set`, String(offsetMs))
})
