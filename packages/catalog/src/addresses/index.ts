/** Address and tag checks alone, for browser bundles that cannot carry the whole catalog. */
export { type AddressProblem, depositAddressProblem } from './depositAddressProblem.ts'
export { isValidAddress } from './isValidAddress.ts'
export { isValidTag, needsTag } from './tags.ts'
export { joinTag, splitAddress, type TaggedAddress } from './taggedAddress.ts'
