import { lookedUpAddressKeys } from '@rialto/catalog'

import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'

/** Whether an address is on a sanctions list, for a client that has screening on. */
export const isListed = async (
  { store }: { store: Pick<Repositories, 'screening'> },
  scope: Scope,
  address: string,
): Promise<boolean> =>
  (await store.screening.mode(scope)) !== 'off' &&
  (await store.screening.find([...lookedUpAddressKeys(address)])).length > 0
