<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** How to authenticate with one integration. */
final class AuthenticationScheme extends Record
{
    /**
     * @param string $brokerType 
     * @param string $authenticationSchemeType 
     * @param AuthenticationModel $initialAuthenticationModel 
     * @param list<string> $mfaSchemes Codes that the integration may require while connecting: the values of `mfaType` of POST `/authenticate`. Empty if it requires none.
     * @param string|null $instructionsUrl Page of the institution that explains how to create the credentials.
     */
    public function __construct(
        public readonly string $brokerType,
        public readonly string $authenticationSchemeType,
        public readonly AuthenticationModel $initialAuthenticationModel,
        public readonly array $mfaSchemes,
        public readonly null|string $instructionsUrl = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'brokerType' => ['brokerType', null, true],
            'authenticationSchemeType' => ['authenticationSchemeType', null, true],
            'initialAuthenticationModel' => ['initialAuthenticationModel', AuthenticationModel::class, true],
            'mfaSchemes' => ['mfaSchemes', null, true],
            'instructionsUrl' => ['instructionsUrl', null, false],
        ];
    }
}
