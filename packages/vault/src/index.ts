export * from './createVault.ts'
export * from './parseVaultKeys.ts'
export * from './vaultError.ts'
export { generateVaultKey, type VaultKey } from './vaultKey.ts'
