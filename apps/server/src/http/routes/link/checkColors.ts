import { checkAccent } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { brandView } from './views/linkViews.ts'

export const checkColorsHandler: LinkHandler<'checkColors'> = async (_ctx, { body: { accentColor } }) => {
  const problems = (['light', 'dark'] as const).flatMap(theme => {
    const { isLegible, ...problem } = checkAccent(accentColor[theme].toLowerCase(), theme)
    return 'nearest' in problem ? [{ theme, ...problem }] : []
  })
  return { brand: brandView({ accentColor }), problems }
}
