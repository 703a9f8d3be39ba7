import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../sources.mjs'

const webhookSecret = 'whsec_bGlicmFyaWVzLXNlY3JldC1saWJyYXJpZXMtMzI='

/** The demo client of the sandbox. */
const demoClient = {
  RIALTO_CLIENT_ID: '5a7d0c1e-6f3b-4c2a-9d8e-0b1f2a3c4d5e',
  RIALTO_CLIENT_SECRET: 'sk_sandbox_demo_0000000000000000000000000000000000000000000000000001',
}

const listen = (server, port = 0) =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server.address().port))
  })

/** The first of four free ports in a row. */
const freePorts = async () => {
  for (let first = 20_000 + Math.floor(Math.random() * 20_000); ; first += 7) {
    const servers = Array.from({ length: 4 }, () => createSocket())
    const bound = await Promise.allSettled(servers.map((server, index) => listen(server, first + index)))
    for (const server of servers) server.close()
    if (bound.every(({ status }) => status === 'fulfilled')) return first
  }
}

/** Receives webhooks as a client's endpoint does, and passes each on unread. */
const receiveDeliveries = async deliver => {
  const server = createServer((request, response) => {
    const chunks = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', () => {
      deliver({ body: Buffer.concat(chunks).toString('utf8'), headers: request.headers })
      response.writeHead(204).end()
    })
  })
  return { port: await listen(server), close: () => server.close() }
}

/** `npm start` with a new data folder, and an endpoint for the demo client's webhooks. */
export const startSandboxServer = async deliver => {
  const receiver = await receiveDeliveries(deliver)
  const port = await freePorts()
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-libraries-'))
  // Open to the user that runs the database when we are root.
  await chmod(dataDir, 0o755)
  const env = {
    ...process.env,
    PORT: String(port),
    RIALTO_DATA_DIR: dataDir,
    RIALTO_LOG_LEVEL: 'warn',
    RIALTO_SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${receiver.port}/webhooks`,
    RIALTO_SANDBOX_WEBHOOK_SECRET: webhookSecret,
  }
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  await new Promise((resolve, reject) => {
    let text = ''
    const read = chunk => {
      text += String(chunk)
      if (text.includes('Ctrl-C stops everything.')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(`The server ended before it was ready:\n${text}`)))
  })
  return {
    environment: { ...demoClient, RIALTO_URL: `http://127.0.0.1:${port}`, RIALTO_WEBHOOK_SECRET: webhookSecret },
    stop: async () => {
      child.kill('SIGINT')
      await ended
      receiver.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
