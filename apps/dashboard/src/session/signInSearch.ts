/** Where to go after signing in: a page of this dashboard, and nothing else that an address may say. */
interface SignInSearch {
  returnTo?: string
}

const ownPage = /^\/dashboard\/[0-9a-f-]{36}(\/[\w-]+)*\/?(\?[\w=&%.:,+-]*)?$/

export const readSignInSearch = ({ returnTo }: Readonly<Record<string, unknown>>): SignInSearch =>
  typeof returnTo === 'string' && ownPage.test(returnTo) ? { returnTo } : {}
