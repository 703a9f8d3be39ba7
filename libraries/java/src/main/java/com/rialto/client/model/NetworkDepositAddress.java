// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A deposit address on one network. */
public final class NetworkDepositAddress {
  @JsonProperty("address")
  private String address;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("caipId")
  private String caipId;

  @JsonProperty("networkName")
  private String networkName;

  @JsonProperty("memo")
  private String memo;

  @JsonProperty("logoUrl")
  private String logoUrl;


  /** Deposit address. */
  public String address() {
    return address;
  }

  public NetworkDepositAddress address(String address) {
    this.address = address;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public NetworkDepositAddress symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public NetworkDepositAddress networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** CAIP-2 id of the network. */
  public String caipId() {
    return caipId;
  }

  public NetworkDepositAddress caipId(String caipId) {
    this.caipId = caipId;
    return this;
  }

  /** Display name of the network. */
  public String networkName() {
    return networkName;
  }

  public NetworkDepositAddress networkName(String networkName) {
    this.networkName = networkName;
    return this;
  }

  /** Destination tag or memo. If present, the sender must include it. */
  public String memo() {
    return memo;
  }

  public NetworkDepositAddress memo(String memo) {
    this.memo = memo;
    return this;
  }

  /** URL of the network’s logo. */
  public String logoUrl() {
    return logoUrl;
  }

  public NetworkDepositAddress logoUrl(String logoUrl) {
    this.logoUrl = logoUrl;
    return this;
  }

  /** A shallow copy. */
  public NetworkDepositAddress copy() {
    NetworkDepositAddress copy = new NetworkDepositAddress();
    copy.address = address;
    copy.symbol = symbol;
    copy.networkId = networkId;
    copy.caipId = caipId;
    copy.networkName = networkName;
    copy.memo = memo;
    copy.logoUrl = logoUrl;
    return copy;
  }
}
