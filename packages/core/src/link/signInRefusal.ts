/** For the user whose sign-in did not connect an account. */
export const signInRefusal = (institutionName: string, error?: string): string =>
  error === 'access_denied'
    ? 'You did not allow access. No account was connected.'
    : `${institutionName} did not complete the sign-in. No account was connected. Try again.`
