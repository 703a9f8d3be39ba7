/** The page after sign-in. Only pages of this dashboard are accepted. */
interface SignInSearch {
  returnTo?: string
}

const ownPage = /^\/dashboard\/[0-9a-f-]{36}(\/[\w-]+)*\/?(\?[\w=&%.:,+-]*)?$/

export const readSignInSearch = ({ returnTo }: Readonly<Record<string, unknown>>): SignInSearch =>
  typeof returnTo === 'string' && ownPage.test(returnTo) ? { returnTo } : {}
