// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A deposit address. */
public final class AccountAddress {
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


  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public AccountAddress symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Deposit address. */
  public String address() {
    return address;
  }

  public AccountAddress address(String address) {
    this.address = address;
    return this;
  }

  /** Name of the network at the institution. */
  public String chain() {
    return chain;
  }

  public AccountAddress chain(String chain) {
    this.chain = chain;
    return this;
  }

  /** Destination tag or memo. If present, the sender must include it. */
  public String memo() {
    return memo;
  }

  public AccountAddress memo(String memo) {
    this.memo = memo;
    return this;
  }

  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public AccountAddress networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** A shallow copy. */
  public AccountAddress copy() {
    AccountAddress copy = new AccountAddress();
    copy.symbol = symbol;
    copy.address = address;
    copy.chain = chain;
    copy.memo = memo;
    copy.networkId = networkId;
    return copy;
  }
}
