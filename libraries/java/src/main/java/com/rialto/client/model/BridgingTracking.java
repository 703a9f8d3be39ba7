// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Ids that identify the transfer. */
public final class BridgingTracking {
  @JsonProperty("userId")
  private String userId;

  @JsonProperty("transactionId")
  private String transactionId;

  @JsonProperty("transferId")
  private String transferId;


  /** `userId` of the request. */
  public String userId() {
    return userId;
  }

  public BridgingTracking userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** `transactionId` of the request. */
  public String transactionId() {
    return transactionId;
  }

  public BridgingTracking transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  /** Id of the transfer, in webhooks and in GET `/transfers/managed/platform`. */
  public String transferId() {
    return transferId;
  }

  public BridgingTracking transferId(String transferId) {
    this.transferId = transferId;
    return this;
  }

  /** A shallow copy. */
  public BridgingTracking copy() {
    BridgingTracking copy = new BridgingTracking();
    copy.userId = userId;
    copy.transactionId = transactionId;
    copy.transferId = transferId;
    return copy;
  }
}
