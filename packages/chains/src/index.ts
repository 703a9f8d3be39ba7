export * from './evm/createEvmWatcher.ts'
export * from './evm/evmNetworkConfig.ts'
export * from './evm/evmRpcError.ts'
export * from './evm/readBalances.ts'
