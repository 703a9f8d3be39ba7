<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** All integrations. */
final class IntegrationList extends Record
{
    /**
     * @param list<Integration> $items Integrations, in the order in which Link shows them.
     */
    public function __construct(
        public readonly array $items,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'items' => ['items', [Integration::class], true],
        ];
    }
}
