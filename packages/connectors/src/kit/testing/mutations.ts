export { mutationOf } from '@rialto/core/testing'
