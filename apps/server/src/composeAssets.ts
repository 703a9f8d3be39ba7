import { readFileSync } from 'node:fs'

import { createAssetList, readSymbolFile } from '@rialto/catalog'
import { builtInAssets } from '@rialto/catalog/assets'
import type { Assets } from '@rialto/core'

import { type Config, ConfigError } from './config.ts'

/**
 * The catalogue of assets: the built-in one, or the operator's own equities beside the built-in cryptocurrencies.
 *
 * @throws ConfigError when the operator's file cannot be read.
 */
export const composeAssets = ({ equitiesFile }: Pick<Config, 'equitiesFile'>): Assets => {
  if (equitiesFile === undefined) return builtInAssets
  try {
    const equities = createAssetList(readSymbolFile(readFileSync(equitiesFile, 'utf8')))
    return { ...builtInAssets, equity: () => equities }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`RIALTO_EQUITIES_FILE: ${equitiesFile} is not a list of equities: ${reason}.`)
  }
}
