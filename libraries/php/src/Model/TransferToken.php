<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A token supported for transfers. */
final class TransferToken extends Record
{
    /**
     * @param string $token Symbol of the token.
     * @param list<TokenNetwork> $networks Networks of the token.
     * @param list<string> $supportedIntegrations Integrations that send or receive the token.
     * @param list<IntegrationNetwork> $integrationNetworks Networks of the token, by integration.
     * @param string $tokenLogoUrl URL of the token’s logo.
     */
    public function __construct(
        public readonly string $token,
        public readonly array $networks,
        public readonly array $supportedIntegrations,
        public readonly array $integrationNetworks,
        public readonly string $tokenLogoUrl,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'token' => ['token', null, true],
            'networks' => ['networks', [TokenNetwork::class], true],
            'supportedIntegrations' => ['supportedIntegrations', null, true],
            'integrationNetworks' => ['integrationNetworks', [IntegrationNetwork::class], true],
            'tokenLogoUrl' => ['tokenLogoUrl', null, true],
        ];
    }
}
