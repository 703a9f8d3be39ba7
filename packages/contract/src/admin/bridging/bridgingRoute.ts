import Type from 'typebox'

import { Pair } from '../../bridging/pair.ts'
import { enumOf } from '../../oneOf.ts'
import { nullableNumber } from '../../shared/decimalNumber.ts'
import { withUsage } from '../../shared/hints.ts'
import { uuid } from '../../shared/uuid.ts'

export const route = {
  origin: withUsage(Pair, 'The pair that is paid in.'),
  destination: withUsage(Pair, 'The pair that is paid out.'),
}

export const ConfiguredBridgingRoute = Type.Object(
  {
    id: uuid('Id of the route.'),
    ...route,
    displayName: Type.String({ description: 'Name of the route.' }),
    minimumAmount: nullableNumber('Smallest amount of a transfer, in the origin asset. `null` without a minimum.'),
    isCarried: Type.Boolean({
      description: '`true` if a bridge provider supports the route now. Other routes are not listed to the client.',
    }),
  },
  { title: 'ConfiguredBridgingRoute', description: 'A bridging route that the client may use.' },
)

export const MisdirectedDeposits = enumOf(
  'MisdirectedDeposits',
  'How deposits are handled that arrive on the wrong network, or in an asset that the bridge does not report.',
  {
    refund: 'the bridge provider is asked to send it back at once. Default.',
    hold: 'it waits in the list of transfers that need a person.',
  },
)
