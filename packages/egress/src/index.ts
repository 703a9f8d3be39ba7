export * from './createEgress.ts'
export * from './egress.ts'
export * from './egressPolicy.ts'
export * from './isPublicAddress.ts'
