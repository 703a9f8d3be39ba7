<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Format of an address. Older than network ids; prefer `networkId` where an operation accepts it.  - `ethAddress`: Ethereum. - `btcAddress`: Bitcoin. - `ltcAddress`: Litecoin. - `solAddress`: Solana. - `algoAddress`: Algorand. - `celoAddress`: Celo. - `cardanoAddress`: Cardano. - `polygonAddress`: Polygon. - `bnbAddress`: BNB Smart Chain. - `elrondAddress`: MultiversX, formerly Elrond. - `neoAddress`: Neo. - `xrpAddress`: XRP Ledger. - `flowAddress`: Flow. - `harmonyOneAddress`: Harmony. - `tronAddress`: Tron. - `dogeAddress`: Dogecoin. - `opAddress`: Optimism. A later version of the API may add values. */
final class CryptocurrencyAddressType
{
    public const ETH_ADDRESS = 'ethAddress';
    public const BTC_ADDRESS = 'btcAddress';
    public const LTC_ADDRESS = 'ltcAddress';
    public const SOL_ADDRESS = 'solAddress';
    public const ALGO_ADDRESS = 'algoAddress';
    public const CELO_ADDRESS = 'celoAddress';
    public const CARDANO_ADDRESS = 'cardanoAddress';
    public const POLYGON_ADDRESS = 'polygonAddress';
    public const BNB_ADDRESS = 'bnbAddress';
    public const ELROND_ADDRESS = 'elrondAddress';
    public const NEO_ADDRESS = 'neoAddress';
    public const XRP_ADDRESS = 'xrpAddress';
    public const FLOW_ADDRESS = 'flowAddress';
    public const HARMONY_ONE_ADDRESS = 'harmonyOneAddress';
    public const TRON_ADDRESS = 'tronAddress';
    public const DOGE_ADDRESS = 'dogeAddress';
    public const OP_ADDRESS = 'opAddress';
}
