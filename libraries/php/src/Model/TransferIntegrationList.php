<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** All integrations that support transfers. */
final class TransferIntegrationList extends Record
{
    /**
     * @param list<TransferIntegration> $integrations Integrations.
     */
    public function __construct(
        public readonly array $integrations,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'integrations' => ['integrations', [TransferIntegration::class], true],
        ];
    }
}
