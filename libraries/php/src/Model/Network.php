<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A network supported for transfers. */
final class Network extends Record
{
    /**
     * @param string $id Network id. Never changes; you may cache it.
     * @param string $name Display name.
     * @param string $chainId Chain id: the decimal EIP-155 number for EVM networks, otherwise the family’s own name of the chain.
     * @param string $nativeSymbol Symbol of the native asset, in which network fees are paid.
     * @param string $networkType 
     * @param list<NetworkToken> $tokens Tokens supported for transfers, with logos.
     * @param list<string> $supportedTokens Symbols of the tokens supported for transfers.
     * @param list<string> $supportedBrokerTypes Integrations that support transfers on this network. Empty for a network that only bridged transfers use.
     * @param string|null $logoUrl URL of the logo.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $chainId,
        public readonly string $nativeSymbol,
        public readonly string $networkType,
        public readonly array $tokens,
        public readonly array $supportedTokens,
        public readonly array $supportedBrokerTypes,
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
            'nativeSymbol' => ['nativeSymbol', null, true],
            'networkType' => ['networkType', null, true],
            'tokens' => ['tokens', [NetworkToken::class], true],
            'supportedTokens' => ['supportedTokens', null, true],
            'supportedBrokerTypes' => ['supportedBrokerTypes', null, true],
        ];
    }
}
