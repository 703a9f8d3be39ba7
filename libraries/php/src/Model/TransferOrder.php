<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Field to sort by. Default `createdTimestamp`, newest first.  - `id`: id of the transfer. - `clientTransferId`: your id of the transaction. - `userId`: your id of the end user. - `fromType`: integration type of the source. - `amountInFiat`: amount in USD. - `status`: status. - `createdTimestamp`: time of creation. - `symbol`: symbol of the asset. - `networkName`: network. A later version of the API may add values. */
final class TransferOrder
{
    public const ID = 'id';
    public const CLIENT_TRANSFER_ID = 'clientTransferId';
    public const USER_ID = 'userId';
    public const FROM_TYPE = 'fromType';
    public const AMOUNT_IN_FIAT = 'amountInFiat';
    public const STATUS = 'status';
    public const CREATED_TIMESTAMP = 'createdTimestamp';
    public const SYMBOL = 'symbol';
    public const NETWORK_NAME = 'networkName';
}
