import type { LinkIntegration } from '@rialto/contract'

import type { Step } from './state.ts'

/** The first page of an integration. A wallet lists the shared data itself, so that its consent is on the same page. */
export const connectingStep = ({ id: integrationId, scheme }: Pick<LinkIntegration, 'id' | 'scheme'>): Step => ({
  name: scheme === 'wallet' ? 'key' : 'consent',
  integrationId,
})
