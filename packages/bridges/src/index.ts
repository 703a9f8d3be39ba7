export * from './createBridgeProviders.ts'
