import { isZero } from '@rialto/catalog'
import type { Holding } from '@rialto/core'
import type { BoundContext } from '../../kit/bindConnector.ts'
import { asHolding } from './asHolding.ts'
import type { AlpacaAccess } from './context.ts'
import { alpacaRead } from './context.ts'
import { isPositions } from './schemas.ts'

/** Every open position. What was sold short is owed, not owned. An account without positions is answered with none. */
export const readHoldings = async (context: BoundContext, access: AlpacaAccess): Promise<Holding[]> => {
  const positions = await alpacaRead(context, access, { path: '/v2/positions', check: isPositions })
  return positions.map(asHolding).filter(({ amount }) => !isZero(amount))
}
