export { describeTranslations } from './describeTranslations.ts'
