export * from './link/linkApi.ts'
export * from './oneOf.ts'
