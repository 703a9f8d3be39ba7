<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A network of one integration for the token. */
final class IntegrationNetwork extends Record
{
    /**
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param string $netwokName Same value as `networkName`, in the spelling that older clients read.
     * @param string $networkName Display name of the network.
     * @param string $innerNetworkId Name of the network at the institution.
     * @param string $brokerType 
     * @param string|null $networkLogo URL of the network’s logo.
     */
    public function __construct(
        public readonly string $networkId,
        public readonly string $netwokName,
        public readonly string $networkName,
        public readonly string $innerNetworkId,
        public readonly string $brokerType,
        public readonly null|string $networkLogo = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'networkId' => ['networkId', null, true],
            'netwokName' => ['netwokName', null, true],
            'networkName' => ['networkName', null, true],
            'innerNetworkId' => ['innerNetworkId', null, true],
            'networkLogo' => ['networkLogo', null, false],
            'brokerType' => ['brokerType', null, true],
        ];
    }
}
