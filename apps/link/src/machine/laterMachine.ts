/** Modules that `createStore` loads by name after the first screen. */
export { announce } from './announce.ts'
export { reduce } from './reduce.ts'
