import { createInterface } from 'node:readline'
import { startEmbeddedPostgres } from '../startEmbeddedPostgres.ts'

/**
 * A process that uses an embedded server. It is controlled over stdin, and reports on stdout with one JSON object per
 * line.
 */
const [dataDir = '', uid] = process.argv.slice(2)
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)
const report = (fields: object, message: string) => say({ log: message, ...fields })

if (uid) {
  process.setgroups?.([])
  process.setgid?.(Number(uid))
  process.setuid?.(Number(uid))
}
try {
  const server = await startEmbeddedPostgres({ dataDir, log: { info: report, warn: report, error: report } })
  say({ event: 'started', url: server.url, attached: server.attached })
  const input = createInterface({ input: process.stdin })
  input.on('line', line => {
    if (line === 'exit') process.exit(0)
    if (line === 'stop') void server.stop().then(() => process.exit(0))
  })
} catch (error) {
  say({ event: 'failed', name: (error as Error).name, message: (error as Error).message })
}
