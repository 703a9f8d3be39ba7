import { findNetworkByCaip2 } from '@rialto/catalog'

import type { CommonContext } from '../context.ts'
import { invalidField } from '../kernel/apiError.ts'

export const checkRouteNetwork = ({ environment }: CommonContext, path: string, network: string): void => {
  if (!findNetworkByCaip2(network)?.environments.includes(environment))
    throw invalidField(path, `not a network of ${environment}; a CAIP-2 id such as eip155:8453 is expected`)
}
