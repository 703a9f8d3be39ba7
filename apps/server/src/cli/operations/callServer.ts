import type { AdminOperation } from '@rialto/contract'

import { egressToOwn } from '../../composeAdmin.ts'
import type { Config } from '../../config.ts'

/** Sends one request to a server. Undefined without an answer. */
export type CallServer = (
  config: Config,
  request: {
    method: AdminOperation['method']
    url: string
    headers: Readonly<Record<string, string>>
    body?: Readonly<Record<string, unknown>>
  },
) => Promise<{ status: number; text: string } | undefined>

const maxResponseBytes = 8 * 1024 * 1024

/** By the egress client, which follows no redirect: the token goes to this server alone. */
export const callServer: CallServer = async (config, { method, url, headers, body }) => {
  const egress = egressToOwn(config, new URL(url).hostname)
  try {
    return await egress.request({
      method,
      url,
      maxResponseBytes,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    return undefined
  } finally {
    await egress.close()
  }
}
