<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An account that is part of the portfolio. */
final class PortfolioAccount extends Record
{
    /**
     * @param string $type 
     * @param string $accountId Account id at the institution.
     * @param string $accountName Account name at the institution.
     * @param string $state 
     * @param int|null $asOf When the data of this account was read, in Unix seconds. Absent if no read has succeeded yet.
     */
    public function __construct(
        public readonly string $type,
        public readonly string $accountId,
        public readonly string $accountName,
        public readonly string $state,
        public readonly null|int $asOf = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'type' => ['type', null, true],
            'accountId' => ['accountId', null, true],
            'accountName' => ['accountName', null, true],
            'state' => ['state', null, true],
            'asOf' => ['asOf', null, false],
        ];
    }
}
