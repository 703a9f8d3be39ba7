export * from './chains/ports.ts'
