<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An asset that you accept, and where to send it. */
final class ConfigureTransferDestination extends Record
{
    /**
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param string $symbol Symbol of the asset.
     * @param string $address Address that receives the asset.
     * @param string|null $addressTag Destination tag or memo, for networks that use one.
     */
    public function __construct(
        public readonly string $networkId,
        public readonly string $symbol,
        public readonly string $address,
        public readonly null|string $addressTag = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'networkId' => ['networkId', null, true],
            'symbol' => ['symbol', null, true],
            'address' => ['address', null, true],
            'addressTag' => ['addressTag', null, false],
        ];
    }
}
