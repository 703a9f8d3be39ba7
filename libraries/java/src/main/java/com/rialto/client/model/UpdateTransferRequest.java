// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The transfer to read, and the account it was sent from. */
public final class UpdateTransferRequest {
  @JsonProperty("authToken")
  private String authToken;

  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("transactionId")
  private String transactionId;


  /** Access token or `tokenId` of the connected account. */
  public String authToken() {
    return authToken;
  }

  public UpdateTransferRequest authToken(String authToken) {
    this.authToken = authToken;
    return this;
  }

  /** Integration type of the connected account, in any letter case. */
  public BrokerType type() {
    return type;
  }

  public UpdateTransferRequest type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** Id of the transaction at the institution, or the `transferId`. */
  public String transactionId() {
    return transactionId;
  }

  public UpdateTransferRequest transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  /** A shallow copy. */
  public UpdateTransferRequest copy() {
    UpdateTransferRequest copy = new UpdateTransferRequest();
    copy.authToken = authToken;
    copy.type = type;
    copy.transactionId = transactionId;
    return copy;
  }
}
