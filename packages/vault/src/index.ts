export * from './createVault.ts'
export * from './parseVaultKeys.ts'
export { VaultError, type VaultErrorKind } from './vaultKey.ts'
export { generateVaultKey, type VaultKey } from './vaultKey.ts'
