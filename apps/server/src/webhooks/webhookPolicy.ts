import type { EgressPolicy } from '@rialto/egress'

import type { Config } from '../config.ts'
import { version } from '../version.ts'

export const userAgent = `Rialto/${version}`

const defaultPostgresPort = 5432

const portsOf = (url: string | undefined): number[] =>
  url === undefined || !URL.canParse(url) ? [] : [Number(new URL(url).port || defaultPostgresPort)]

/** Ports on which this installation listens for others than clients: itself, its sandbox, metrics and database. */
const ownPorts = ({ port, sandbox, metrics, databaseUrl }: PolicyConfig): number[] =>
  [port, sandbox?.port ?? 0, metrics?.port ?? 0, ...portsOf(databaseUrl)].filter(one => one !== 0)

type PolicyConfig = Pick<Config, 'sandbox' | 'allowPrivateWebhooks' | 'port' | 'metrics' | 'databaseUrl'>

/**
 * Policy for requests to clients' servers. The sandbox also allows this machine, without TLS. `morePorts` are closed like
 * the configured ones.
 */
export const webhookPolicy = (config: PolicyConfig, morePorts: readonly number[] = []): EgressPolicy => ({
  hosts: 'anyPublic',
  userAgent,
  closedPorts: [...ownPorts(config), ...morePorts],
  ...openFor(config),
})

const openFor = ({ sandbox, allowPrivateWebhooks: own }: PolicyConfig) =>
  sandbox ? { allowPrivate: ['127.0.0.0/8', '::1/128', ...own], allowHttp: true } : { allowPrivate: own }
