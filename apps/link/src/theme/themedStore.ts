import type { LinkSession } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { Store } from '../machine/createStore.ts'
import type { LinkState } from '../machine/state.ts'

/** Values displayed in place of the session's. */
interface Theme {
  name?: string | undefined
  brand?: LinkSession['brand']
  logoUrl?: string | undefined
}

type ThemedStore = Store & { setTheme: (theme: Theme) => void }

const withTheme = (state: LinkState, { name, brand, logoUrl }: Theme): LinkState => {
  const { session } = state
  if (session === undefined || brand === undefined) return state
  const { logoUrl: _, ...client } = session.client
  return { ...state, session: { ...session, brand, client: { ...client, ...defined({ name, logoUrl }) } } }
}

/** The same session in another theme, which changes while the page is open. */
export const themedStore = (store: Store): ThemedStore => {
  let theme: Theme = {}
  let shown: { state: LinkState; theme: Theme; themed: LinkState } | undefined
  const listeners = new Set<() => void>()
  return {
    ...store,
    read: () => {
      const state = store.read()
      if (shown?.state !== state || shown.theme !== theme) shown = { state, theme, themed: withTheme(state, theme) }
      return shown.themed
    },
    subscribe: listener => {
      listeners.add(listener)
      const leave = store.subscribe(listener)
      return () => {
        listeners.delete(listener)
        leave()
      }
    },
    setTheme: next => {
      theme = next
      for (const listener of listeners) listener()
    },
  }
}
