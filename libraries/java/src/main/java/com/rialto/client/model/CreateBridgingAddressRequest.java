// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The transfer to create an address for. */
public final class CreateBridgingAddressRequest {
  @JsonProperty("userId")
  private String userId;

  @JsonProperty("transactionId")
  private String transactionId;

  @JsonProperty("origin")
  private BridgingPair origin;

  @JsonProperty("destination")
  private BridgingDestination destination;


  /** Your stable id of the end user. Must not contain personal data. */
  public String userId() {
    return userId;
  }

  public CreateBridgingAddressRequest userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Your id of the transfer. Together with `userId` it makes the request idempotent. */
  public String transactionId() {
    return transactionId;
  }

  public CreateBridgingAddressRequest transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  /** The pair that is paid in. */
  public BridgingPair origin() {
    return origin;
  }

  public CreateBridgingAddressRequest origin(BridgingPair origin) {
    this.origin = origin;
    return this;
  }

  /** The pair to pay out, and the address that receives it. */
  public BridgingDestination destination() {
    return destination;
  }

  public CreateBridgingAddressRequest destination(BridgingDestination destination) {
    this.destination = destination;
    return this;
  }

  /** A shallow copy. */
  public CreateBridgingAddressRequest copy() {
    CreateBridgingAddressRequest copy = new CreateBridgingAddressRequest();
    copy.userId = userId;
    copy.transactionId = transactionId;
    copy.origin = origin;
    copy.destination = destination;
    return copy;
  }
}
