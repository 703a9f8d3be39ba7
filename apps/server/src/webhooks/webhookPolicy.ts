import type { EgressPolicy } from '@rialto/egress'

import type { Config } from '../config.ts'
import { version } from '../version.ts'

export const userAgent = `Rialto/${version}`

/** Policy for requests to clients' servers. The sandbox also allows this machine, without TLS. */
export const webhookPolicy = ({ sandbox, allowPrivate }: Pick<Config, 'sandbox' | 'allowPrivate'>): EgressPolicy => ({
  hosts: 'anyPublic',
  userAgent,
  ...(sandbox ? { allowPrivate: ['127.0.0.0/8', '::1/128', ...allowPrivate], allowHttp: true } : { allowPrivate }),
})
