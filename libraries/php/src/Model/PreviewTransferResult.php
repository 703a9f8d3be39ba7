<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The preview. */
final class PreviewTransferResult extends Record
{
    /**
     * @param string $status `succeeded`: the preview can be executed. `failed`: it was not made. `requiresFunding`: the balance is not enough. One of `succeeded`, `failed`, `requiresFunding`.
     * @param TransferPreview|null $previewResult 
     */
    public function __construct(
        public readonly string $status,
        public readonly null|TransferPreview $previewResult = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'status' => ['status', null, true],
            'previewResult' => ['previewResult', TransferPreview::class, false],
        ];
    }
}
