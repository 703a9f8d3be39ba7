import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import * as houses from './houses.ts'
import { startHouseSubject } from './testing/startHouseSubject.ts'

for (const house of Object.values(houses)) describeConnectorConformance(house.name, () => startHouseSubject(house))
