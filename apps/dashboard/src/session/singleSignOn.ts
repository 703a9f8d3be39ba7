import { callOperation } from '../api/callOperation.ts'

const key = 'rialto.singleSignOnClient'

/** The client that this browser last signed in for at an identity provider. */
export const lastSignOnClient = (): string | undefined => localStorage.getItem(key) ?? undefined

/** Sends the browser to the identity provider of this client. */
export const beginSingleSignOn = async (clientId: string): Promise<void> => {
  const { authorizationUrl } = await callOperation('beginSingleSignOn', { body: { clientId } })
  localStorage.setItem(key, clientId)
  window.location.assign(authorizationUrl)
}
