import { findIntegration } from '@rialto/catalog'
import type { CatalogConfiguration } from '@rialto/contract'

/** Whether a sub-client's sessions offer the integration: listed where there is a list, and excluded in no way. */
export const isOffered = (catalog: CatalogConfiguration, integrationId: string): boolean => {
  const lists = (ids: readonly string[] | undefined) => ids?.some(id => id.toLowerCase() === integrationId) ?? false
  const { integrationWhiteList, excludeIntegrations, excludeIntegrationCategories = [] } = catalog
  if (integrationWhiteList?.length && !lists(integrationWhiteList)) return false
  if (lists(excludeIntegrations)) return false
  const categories: readonly string[] = findIntegration(integrationId)?.categories ?? []
  return !excludeIntegrationCategories.some(category => categories.includes(category))
}
