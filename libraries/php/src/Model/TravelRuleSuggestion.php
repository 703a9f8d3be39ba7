<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What the compliance record of the transfer’s sub-client says of the destination. Empty if there is no record. */
final class TravelRuleSuggestion extends Record
{
    /**
     * @param string|null $walletType 
     * @param Beneficiary|null $beneficiary 
     * @param string|null $institutionId Id of the institution that holds the keys, from the directory of the sending institution. Only with `walletType` `institution`, where you know it.
     */
    public function __construct(
        public readonly null|string $walletType = null,
        public readonly null|Beneficiary $beneficiary = null,
        public readonly null|string $institutionId = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'walletType' => ['walletType', null, false],
            'beneficiary' => ['beneficiary', Beneficiary::class, false],
            'institutionId' => ['institutionId', null, false],
        ];
    }
}
