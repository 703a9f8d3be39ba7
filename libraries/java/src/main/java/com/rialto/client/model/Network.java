// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A network supported for transfers. */
public final class Network {
  @JsonProperty("id")
  private String id;

  @JsonProperty("name")
  private String name;

  @JsonProperty("chainId")
  private String chainId;

  @JsonProperty("logoUrl")
  private String logoUrl;

  @JsonProperty("nativeSymbol")
  private String nativeSymbol;

  @JsonProperty("networkType")
  private NetworkType networkType;

  @JsonProperty("tokens")
  private List<NetworkToken> tokens;

  @JsonProperty("supportedTokens")
  private List<String> supportedTokens;

  @JsonProperty("supportedBrokerTypes")
  private List<BrokerType> supportedBrokerTypes;


  /** Network id. Never changes; you may cache it. */
  public String id() {
    return id;
  }

  public Network id(String id) {
    this.id = id;
    return this;
  }

  /** Display name. */
  public String name() {
    return name;
  }

  public Network name(String name) {
    this.name = name;
    return this;
  }

  /** Chain id: the decimal EIP-155 number for EVM networks, otherwise the family’s own name of the chain. */
  public String chainId() {
    return chainId;
  }

  public Network chainId(String chainId) {
    this.chainId = chainId;
    return this;
  }

  /** URL of the logo. */
  public String logoUrl() {
    return logoUrl;
  }

  public Network logoUrl(String logoUrl) {
    this.logoUrl = logoUrl;
    return this;
  }

  /** Symbol of the native asset, in which network fees are paid. */
  public String nativeSymbol() {
    return nativeSymbol;
  }

  public Network nativeSymbol(String nativeSymbol) {
    this.nativeSymbol = nativeSymbol;
    return this;
  }

  public NetworkType networkType() {
    return networkType;
  }

  public Network networkType(NetworkType networkType) {
    this.networkType = networkType;
    return this;
  }

  /** Tokens supported for transfers, with logos. */
  public List<NetworkToken> tokens() {
    return tokens;
  }

  public Network tokens(List<NetworkToken> tokens) {
    this.tokens = tokens;
    return this;
  }

  /** Symbols of the tokens supported for transfers. */
  public List<String> supportedTokens() {
    return supportedTokens;
  }

  public Network supportedTokens(List<String> supportedTokens) {
    this.supportedTokens = supportedTokens;
    return this;
  }

  /** Integrations that support transfers on this network. Empty for a network that only bridged transfers use. */
  public List<BrokerType> supportedBrokerTypes() {
    return supportedBrokerTypes;
  }

  public Network supportedBrokerTypes(List<BrokerType> supportedBrokerTypes) {
    this.supportedBrokerTypes = supportedBrokerTypes;
    return this;
  }

  /** A shallow copy. */
  public Network copy() {
    Network copy = new Network();
    copy.id = id;
    copy.name = name;
    copy.chainId = chainId;
    copy.logoUrl = logoUrl;
    copy.nativeSymbol = nativeSymbol;
    copy.networkType = networkType;
    copy.tokens = tokens;
    copy.supportedTokens = supportedTokens;
    copy.supportedBrokerTypes = supportedBrokerTypes;
    return copy;
  }
}
