<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A network that the integration supports. */
final class TransferNetwork extends Record
{
    /**
     * @param string $id Network id.
     * @param string $name Display name.
     * @param string $chainId Chain id, as in GET `/transfers/managed/networks`.
     * @param list<string> $supportedTokens Tokens that the integration sends or receives on this network.
     * @param string $nativeSymbol Symbol of the native asset, in which network fees are paid.
     * @param list<string> $supportedDevices Platforms on which Link can make the transfer.
     * @param string|null $logoUrl URL of the logo.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $chainId,
        public readonly array $supportedTokens,
        public readonly string $nativeSymbol,
        public readonly array $supportedDevices,
        public readonly null|string $logoUrl = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['id', null, true],
            'name' => ['name', null, true],
            'chainId' => ['chainId', null, true],
            'logoUrl' => ['logoUrl', null, false],
            'supportedTokens' => ['supportedTokens', null, true],
            'nativeSymbol' => ['nativeSymbol', null, true],
            'supportedDevices' => ['supportedDevices', null, true],
        ];
    }
}
