// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A deposit address. */
public final class DepositAddress {
  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("address")
  private String address;

  @JsonProperty("chain")
  private String chain;

  @JsonProperty("memo")
  private String memo;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("brokerResponseStatus")
  private DepositAddressStatus brokerResponseStatus;

  @JsonProperty("errorMessage")
  private String errorMessage;


  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public DepositAddress symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Deposit address. */
  public String address() {
    return address;
  }

  public DepositAddress address(String address) {
    this.address = address;
    return this;
  }

  /** Name of the network at the institution. */
  public String chain() {
    return chain;
  }

  public DepositAddress chain(String chain) {
    this.chain = chain;
    return this;
  }

  /** Destination tag or memo. If present, the sender must include it. */
  public String memo() {
    return memo;
  }

  public DepositAddress memo(String memo) {
    this.memo = memo;
    return this;
  }

  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public DepositAddress networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  public DepositAddressStatus brokerResponseStatus() {
    return brokerResponseStatus;
  }

  public DepositAddress brokerResponseStatus(DepositAddressStatus brokerResponseStatus) {
    this.brokerResponseStatus = brokerResponseStatus;
    return this;
  }

  /** Message for developers. Present if no address was returned. */
  public String errorMessage() {
    return errorMessage;
  }

  public DepositAddress errorMessage(String errorMessage) {
    this.errorMessage = errorMessage;
    return this;
  }

  /** A shallow copy. */
  public DepositAddress copy() {
    DepositAddress copy = new DepositAddress();
    copy.symbol = symbol;
    copy.address = address;
    copy.chain = chain;
    copy.memo = memo;
    copy.networkId = networkId;
    copy.brokerResponseStatus = brokerResponseStatus;
    copy.errorMessage = errorMessage;
    return copy;
  }
}
