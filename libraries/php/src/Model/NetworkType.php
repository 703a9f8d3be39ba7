<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Family of a network. Decides the format of addresses.  - `unknown`: not known. - `evm`: Ethereum and chains compatible with it. - `solana`: Solana. - `bitcoin`: Bitcoin. - `cardano`: Cardano. - `tron`: Tron. - `avalancheX`: Avalanche X-Chain. - `tezos`: Tezos. - `dogecoin`: Dogecoin. - `ripple`: XRP Ledger. - `stellar`: Stellar. - `litecoin`: Litecoin. - `sui`: Sui. - `aptos`: Aptos. - `tvm`: TON. - `injective`: Injective. - `cosmos`: Cosmos Hub. - `noble`: Noble. A later version of the API may add values. */
final class NetworkType
{
    public const UNKNOWN = 'unknown';
    public const EVM = 'evm';
    public const SOLANA = 'solana';
    public const BITCOIN = 'bitcoin';
    public const CARDANO = 'cardano';
    public const TRON = 'tron';
    public const AVALANCHE_X = 'avalancheX';
    public const TEZOS = 'tezos';
    public const DOGECOIN = 'dogecoin';
    public const RIPPLE = 'ripple';
    public const STELLAR = 'stellar';
    public const LITECOIN = 'litecoin';
    public const SUI = 'sui';
    public const APTOS = 'aptos';
    public const TVM = 'tvm';
    public const INJECTIVE = 'injective';
    public const COSMOS = 'cosmos';
    public const NOBLE = 'noble';
}
