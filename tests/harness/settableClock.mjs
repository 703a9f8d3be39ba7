// Loaded into a server before its own code (`node --import`): its Date is the system's, off by what the file TEST_CLOCK_FILE says since the
// last SIGUSR2. Timers and performance.now() go on as they are, as when an administrator or NTP sets a machine's clock.
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
