<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Credentials of the user at the institution. */
final class AuthenticateRequest extends Record
{
    /**
     * @param string $type Integration to connect, in any letter case.
     * @param string|null $username User name, or the API key if the integration uses one.
     * @param string|null $password Password, or the API secret if the integration uses one.
     * @param string|null $authToken Passphrase or token, for integrations that need a third value.
     * @param string|null $mfaCode Code of the second factor, if the answer before had the status `mfaRequired`. Ignored by integrations that list no `mfaSchemes`.
     * @param string|null $mfaType One of the `mfaSchemes` of the integration, in any letter case: the kind of code that the user chose. Without `mfaCode`, a code of this kind is sent. Ignored by integrations that list no `mfaSchemes`.
     * @param bool|null $isSensitiveFieldsEncrypted `true` if `username`, `password` and `mfaCode` are encoded in standard Base64. Default `false`.
     */
    public function __construct(
        public readonly string $type,
        public readonly null|string $username = null,
        public readonly null|string $password = null,
        public readonly null|string $authToken = null,
        public readonly null|string $mfaCode = null,
        public readonly null|string $mfaType = null,
        public readonly null|bool $isSensitiveFieldsEncrypted = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'type' => ['type', null, true],
            'username' => ['username', null, false],
            'password' => ['password', null, false],
            'authToken' => ['authToken', null, false],
            'mfaCode' => ['mfaCode', null, false],
            'mfaType' => ['mfaType', null, false],
            'isSensitiveFieldsEncrypted' => ['isSensitiveFieldsEncrypted', null, false],
        ];
    }
}
