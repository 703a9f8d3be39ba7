/** Handlers of the account management API for callers that are not signed in, by operation. */
export { acceptInvitationHandler as acceptInvitation } from './team/acceptInvitation.ts'
export { beginPasskeySignInHandler as beginPasskeySignIn } from './team/beginPasskeySignIn.ts'
export { beginSingleSignOnHandler as beginSingleSignOn } from './team/beginSingleSignOn.ts'
export { completeSingleSignOnHandler as completeSingleSignOn } from './team/completeSingleSignOn.ts'
export { readInvitationHandler as readInvitation } from './team/readInvitation.ts'
export { signInHandler as signIn } from './team/signIn.ts'
export { signInWithPasskeyHandler as signInWithPasskey } from './team/signInWithPasskey.ts'
