/** What `createStore` loads after the first screen, by name. */
export { announce } from './announce.ts'
export { reduce } from './reduce.ts'
