// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Field to sort by. Default `createdTimestamp`, newest first.  - `id`: id of the transfer. - `clientTransferId`: your id of the transaction. - `userId`: your id of the end user. - `fromType`: integration type of the source. - `amountInFiat`: amount in USD. - `status`: status. - `createdTimestamp`: time of creation. - `symbol`: symbol of the asset. - `networkName`: network. A later version of the API may add values. */
public record TransferOrder(@JsonValue String value) {
  public static final TransferOrder ID = new TransferOrder("id");
  public static final TransferOrder CLIENT_TRANSFER_ID = new TransferOrder("clientTransferId");
  public static final TransferOrder USER_ID = new TransferOrder("userId");
  public static final TransferOrder FROM_TYPE = new TransferOrder("fromType");
  public static final TransferOrder AMOUNT_IN_FIAT = new TransferOrder("amountInFiat");
  public static final TransferOrder STATUS = new TransferOrder("status");
  public static final TransferOrder CREATED_TIMESTAMP = new TransferOrder("createdTimestamp");
  public static final TransferOrder SYMBOL = new TransferOrder("symbol");
  public static final TransferOrder NETWORK_NAME = new TransferOrder("networkName");

  @JsonCreator
  public static TransferOrder of(String value) {
    return new TransferOrder(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
