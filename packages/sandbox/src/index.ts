export * from './chains/ports.ts'
export { createSandboxClock, type SandboxClock } from './clock/createSandboxClock.ts'
export { sandboxOAuthClient, type OAuthClient } from './institutions/coinbase/oauthClients.ts'
export { startInstitutions, type Institutions, type InstitutionsOptions } from './institutions/startInstitutions.ts'
