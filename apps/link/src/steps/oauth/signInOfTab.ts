/** The sign-in that this tab began. A session that was continued from elsewhere began none here. */
const key = 'rialto.link.signIn'

export function rememberSignIn(attemptId: string): void {
  try {
    sessionStorage.setItem(key, attemptId)
  } catch {
    // Without storage a window that lost its opener shows the pairing code.
  }
}

export function isSignInOfThisTab(attemptId: string): boolean {
  try {
    return sessionStorage.getItem(key) === attemptId
  } catch {
    return false
  }
}
