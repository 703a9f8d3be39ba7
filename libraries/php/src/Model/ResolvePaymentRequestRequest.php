<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Your decision. */
final class ResolvePaymentRequestRequest extends Record
{
    /**
     * @param string $action Whether what has arrived pays the order. One of `credit`, `cancel`.
     * @param string|null $note Your reason, for the record.
     */
    public function __construct(
        public readonly string $action,
        public readonly null|string $note = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'action' => ['action', null, true],
            'note' => ['note', null, false],
        ];
    }
}
