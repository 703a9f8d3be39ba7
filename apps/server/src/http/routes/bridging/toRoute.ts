import type { BridgingRoute } from '@rialto/core'

export const toRoute = ({ origin, destination, displayName }: BridgingRoute) => ({ origin, destination, displayName })
