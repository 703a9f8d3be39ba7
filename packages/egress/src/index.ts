export * from './egress.ts'
