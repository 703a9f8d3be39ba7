<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A network, by one of its ids. */
final class RequestedNetwork extends Record
{
    /**
     * @param string|null $networkId Network id. Send this or `caipId`, not both.
     * @param string|null $caipId CAIP-2 id of the network. Send this or `networkId`.
     */
    public function __construct(
        public readonly null|string $networkId = null,
        public readonly null|string $caipId = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'networkId' => ['networkId', null, false],
            'caipId' => ['caipId', null, false],
        ];
    }
}
