import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import * as variants from './variants.ts'
import { startVariantSubject } from './testing/startVariantSubject.ts'

for (const variant of Object.values(variants))
  describeConnectorConformance(variant.name, () => startVariantSubject(variant))
