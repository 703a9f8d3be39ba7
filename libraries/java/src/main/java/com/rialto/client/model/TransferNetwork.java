// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A network that the integration supports. */
public final class TransferNetwork {
  @JsonProperty("id")
  private String id;

  @JsonProperty("name")
  private String name;

  @JsonProperty("chainId")
  private String chainId;

  @JsonProperty("logoUrl")
  private String logoUrl;

  @JsonProperty("supportedTokens")
  private List<String> supportedTokens;

  @JsonProperty("nativeSymbol")
  private String nativeSymbol;

  @JsonProperty("supportedDevices")
  private List<String> supportedDevices;


  /** Network id. */
  public String id() {
    return id;
  }

  public TransferNetwork id(String id) {
    this.id = id;
    return this;
  }

  /** Display name. */
  public String name() {
    return name;
  }

  public TransferNetwork name(String name) {
    this.name = name;
    return this;
  }

  /** Chain id, as in GET `/transfers/managed/networks`. */
  public String chainId() {
    return chainId;
  }

  public TransferNetwork chainId(String chainId) {
    this.chainId = chainId;
    return this;
  }

  /** URL of the logo. */
  public String logoUrl() {
    return logoUrl;
  }

  public TransferNetwork logoUrl(String logoUrl) {
    this.logoUrl = logoUrl;
    return this;
  }

  /** Tokens that the integration sends or receives on this network. */
  public List<String> supportedTokens() {
    return supportedTokens;
  }

  public TransferNetwork supportedTokens(List<String> supportedTokens) {
    this.supportedTokens = supportedTokens;
    return this;
  }

  /** Symbol of the native asset, in which network fees are paid. */
  public String nativeSymbol() {
    return nativeSymbol;
  }

  public TransferNetwork nativeSymbol(String nativeSymbol) {
    this.nativeSymbol = nativeSymbol;
    return this;
  }

  /** Platforms on which Link can make the transfer. */
  public List<String> supportedDevices() {
    return supportedDevices;
  }

  public TransferNetwork supportedDevices(List<String> supportedDevices) {
    this.supportedDevices = supportedDevices;
    return this;
  }

  /** A shallow copy. */
  public TransferNetwork copy() {
    TransferNetwork copy = new TransferNetwork();
    copy.id = id;
    copy.name = name;
    copy.chainId = chainId;
    copy.logoUrl = logoUrl;
    copy.supportedTokens = supportedTokens;
    copy.nativeSymbol = nativeSymbol;
    copy.supportedDevices = supportedDevices;
    return copy;
  }
}
