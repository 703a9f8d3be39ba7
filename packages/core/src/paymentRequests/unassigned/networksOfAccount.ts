import { networks } from '@rialto/catalog'

import type { Context } from '../../context.ts'
import type { PaymentSource } from '../ports.ts'

/** The networks of this environment on which an account exists. */
export const networksOfAccount = (
  { environment }: Pick<Context, 'environment'>,
  { networkType }: Pick<PaymentSource, 'networkType'>,
): string[] =>
  networks.filter(one => one.networkType === networkType && one.environments.includes(environment)).map(({ id }) => id)
