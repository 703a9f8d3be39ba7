import { Worker } from 'node:worker_threads'

import { createEgress, type Egress } from '@rialto/egress'

/** Answers each request with the last text it received, from a separate thread. */
export const serveReplies = async (): Promise<{
  url: string
  answer(reply: object): void
  stop(): Promise<number>
}> => {
  const source = `
    const { parentPort } = require('node:worker_threads')
    let reply = { status: 200, text: '' }
    parentPort.on('message', message => (reply = message))
    const server = require('node:http').createServer((request, response) => {
      request.resume()
      response.writeHead(reply.status, { 'content-type': 'application/json', 'retry-after': '9'.repeat(1000) })
      response.end(reply.text)
    })
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`
  const worker = new Worker(source, { eval: true })
  const port = await new Promise<number>(resolve => worker.once('message', resolve))
  return {
    url: `http://127.0.0.1:${port}/`,
    answer: reply => worker.postMessage(reply),
    stop: () => worker.terminate(),
  }
}

/** CPU time of this thread in the longest turn of the event loop since the last question. */
export const watchTurns = () => {
  let longestMs = 0
  let last = process.threadCpuUsage()
  let immediate: NodeJS.Immediate
  const turn = (): void => {
    const { user, system } = process.threadCpuUsage(last)
    longestMs = Math.max(longestMs, (user + system) / 1_000)
    last = process.threadCpuUsage()
    immediate = setImmediate(turn)
  }
  turn()
  return {
    takeLongestMs: (): number => {
      const ms = longestMs
      longestMs = 0
      return ms
    },
    stop: () => clearImmediate(immediate),
  }
}

/** Egress whose requests all reach one server. */
export const egressTo = (url: string): { egress: Egress; countRequests(): number; close(): Promise<void> } => {
  const real = createEgress({
    hosts: new Set(['127.0.0.1']),
    allowHttp: true,
    allowPrivate: ['127.0.0.0/8'],
    userAgent: 'bench',
  })
  let requests = 0
  const egress: Egress = {
    ...real,
    request: async request => {
      requests += 1
      return real.request({ ...request, url, timeoutMs: 10_000 })
    },
  }
  return { egress, countRequests: () => requests, close: () => real.close() }
}
