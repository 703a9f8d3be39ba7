/** The same file in every SDK. */
export { tier2Html as level2Html } from '@rialto/web-sdk/level2'
