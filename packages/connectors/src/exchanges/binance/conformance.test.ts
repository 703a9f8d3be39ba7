import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { binanceUsVariant, binanceVariant } from './descriptor.ts'
import { startVariantSubject } from './testing/startVariantSubject.ts'

for (const variant of [binanceVariant, binanceUsVariant])
  describeConnectorConformance(variant.name, () => startVariantSubject(variant))
