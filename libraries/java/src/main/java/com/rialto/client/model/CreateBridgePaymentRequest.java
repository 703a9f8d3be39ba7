// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The asset that the user sends. */
public final class CreateBridgePaymentRequest {
  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("refundAddress")
  private String refundAddress;


  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public CreateBridgePaymentRequest networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Symbol of the asset that the user sends. */
  public String symbol() {
    return symbol;
  }

  public CreateBridgePaymentRequest symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Address of the user on that network, for what the bridge does not pay out. Default: the address that the operator has configured. Never an address of which you know only that it sent the payment. */
  public String refundAddress() {
    return refundAddress;
  }

  public CreateBridgePaymentRequest refundAddress(String refundAddress) {
    this.refundAddress = refundAddress;
    return this;
  }

  /** A shallow copy. */
  public CreateBridgePaymentRequest copy() {
    CreateBridgePaymentRequest copy = new CreateBridgePaymentRequest();
    copy.networkId = networkId;
    copy.symbol = symbol;
    copy.refundAddress = refundAddress;
    return copy;
  }
}
