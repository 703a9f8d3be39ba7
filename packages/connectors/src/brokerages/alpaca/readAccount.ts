import type { BoundContext } from '../../kit/bindConnector.ts'
import type { AlpacaAccess } from './context.ts'
import { alpacaRead } from './context.ts'
import type { AlpacaAccount } from './schemas.ts'
import { isAccount } from './schemas.ts'

export const readAccount = (context: BoundContext, access: AlpacaAccess): Promise<AlpacaAccount> =>
  alpacaRead(context, access, { path: '/v2/account', check: isAccount })
