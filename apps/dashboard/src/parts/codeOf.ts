import { asciiDigits } from '@rialto/ui/amounts'

import { textOf } from './formText.ts'

/** The one-time code of a form: its digits, typed in any script, with or without blanks and hyphens. */
export const codeOf = (form: FormData): string => asciiDigits(textOf(form, 'oneTimeCode')).replace(/[^\p{L}\d]/gu, '')
