import { createServer } from 'node:net'

import { errorCode } from '@rialto/defined/errorCode'

import { callOwn } from '../../composeAdmin.ts'
import type { Config } from '../../config.ts'
import type { Check } from './checkRuntime.ts'

export const checkPorts = async (config: Config): Promise<Check[]> => {
  const { host, port, sandbox } = config
  const checks = [await checkPort(config, { host, port, setting: 'PORT', health: '/healthz' })]
  if (sandbox && sandbox.url === undefined)
    checks.push(
      await checkPort(config, {
        host: '127.0.0.1',
        port: sandbox.port,
        setting: 'RIALTO_SANDBOX_PORT',
        health: '/control/clock',
      }),
    )
  return checks
}

interface Wanted {
  host: string
  port: number
  setting: string
  /** What Rialto answers 200 at, should it be what listens there. */
  health: string
}

const checkPort = async (config: Config, { host, port, setting, health }: Wanted): Promise<Check> => {
  const what = `Port ${port} (${setting})`
  const error = await tryToListen(host, port)
  if (error === undefined) return { state: 'ok', what: `${what} is free` }
  if (error !== 'EADDRINUSE')
    return { state: 'bad', what: `${what} on ${host}: ${error}`, advice: `Set HOST or ${setting}.` }
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const answer = await callOwn(
    config,
    `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}${health}`,
  )
  if (answer?.status === 200) return { state: 'ok', what: `${what} is in use by a running Rialto` }
  return {
    state: 'bad',
    what: `${what} is in use by another process`,
    advice: `Set ${setting} to a free port, or stop the other process.`,
  }
}

const tryToListen = (host: string, port: number): Promise<string | undefined> =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', error => resolve(errorCode(error) ?? error.message))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
