<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** One side of a bridged transfer. */
final class BridgingTransferSide extends Record
{
    /**
     * @param string $networkName Name of the network.
     * @param string $symbol Symbol of the asset.
     * @param int|float|string $amount Amount, in whole units of the asset. 0 until it is known.
     * @param string|null $transactionHash Hash of the transaction on the chain. Absent until it is known.
     * @param string|null $infoUrl URL of the transaction in a block explorer.
     */
    public function __construct(
        public readonly string $networkName,
        public readonly string $symbol,
        public readonly int|float|string $amount,
        public readonly null|string $transactionHash = null,
        public readonly null|string $infoUrl = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'networkName' => ['networkName', null, true],
            'symbol' => ['symbol', null, true],
            'amount' => ['amount', null, true],
            'transactionHash' => ['transactionHash', null, false],
            'infoUrl' => ['infoUrl', null, false],
        ];
    }
}
