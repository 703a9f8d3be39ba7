<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Declaration about the destination, as the travel rule requires it. */
final class TravelRuleData extends Record
{
    /**
     * @param string $walletType 
     * @param bool $isOwnWallet `true` if the account holder declares that the address is their own. The beneficiary is then they.
     * @param Beneficiary $beneficiary 
     * @param string|null $institutionId Id of the institution that holds the keys, from the directory of the sending institution. Only with `walletType` `institution`, where you know it.
     * @param string|null $purpose Purpose of the transfer, in a few words.
     */
    public function __construct(
        public readonly string $walletType,
        public readonly bool $isOwnWallet,
        public readonly Beneficiary $beneficiary,
        public readonly null|string $institutionId = null,
        public readonly null|string $purpose = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'walletType' => ['walletType', null, true],
            'isOwnWallet' => ['isOwnWallet', null, true],
            'beneficiary' => ['beneficiary', Beneficiary::class, true],
            'institutionId' => ['institutionId', null, false],
            'purpose' => ['purpose', null, false],
        ];
    }
}
