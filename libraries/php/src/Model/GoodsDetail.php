<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Goods that are paid for. */
final class GoodsDetail extends Record
{
    /**
     * @param string|null $goodsType `01`: tangible goods. `02`: virtual goods. One of `01`, `02`.
     * @param string|null $goodsCategory Category of the goods.
     * @param string|null $referenceGoodsId Your id of the goods.
     * @param string|null $goodsName Name of the goods.
     * @param string|null $goodsDetail Description of the goods.
     */
    public function __construct(
        public readonly null|string $goodsType = null,
        public readonly null|string $goodsCategory = null,
        public readonly null|string $referenceGoodsId = null,
        public readonly null|string $goodsName = null,
        public readonly null|string $goodsDetail = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'goodsType' => ['goodsType', null, false],
            'goodsCategory' => ['goodsCategory', null, false],
            'referenceGoodsId' => ['referenceGoodsId', null, false],
            'goodsName' => ['goodsName', null, false],
            'goodsDetail' => ['goodsDetail', null, false],
        ];
    }
}
