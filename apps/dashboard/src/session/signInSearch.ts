/** The page after sign-in. Only pages of this dashboard are accepted. */
interface SignInSearch {
  returnTo?: string
  /** The client whose identity provider signs in. */
  client?: string
}

const ownPage = /^\/dashboard\/[0-9a-f-]{36}(\/[\w-]+)*\/?(\?[\w=&%.:,+-]*)?$/

const clientId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const readSignInSearch = ({ returnTo, client }: Readonly<Record<string, unknown>>): SignInSearch => ({
  ...(typeof returnTo === 'string' && ownPage.test(returnTo) ? { returnTo } : {}),
  ...(typeof client === 'string' && clientId.test(client) ? { client } : {}),
})
