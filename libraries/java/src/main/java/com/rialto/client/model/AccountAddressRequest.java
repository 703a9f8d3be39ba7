// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The connected account, the asset and the network. */
public final class AccountAddressRequest {
  @JsonProperty("authToken")
  private String authToken;

  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("chain")
  private String chain;

  @JsonProperty("addressType")
  private CryptocurrencyAddressType addressType;

  @JsonProperty("mfaCode")
  private String mfaCode;


  /** Access token or `tokenId` of the connected account. */
  public String authToken() {
    return authToken;
  }

  public AccountAddressRequest authToken(String authToken) {
    this.authToken = authToken;
    return this;
  }

  /** Integration type of the connected account, in any letter case. */
  public BrokerType type() {
    return type;
  }

  public AccountAddressRequest type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public AccountAddressRequest symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** The network: its name at the institution or in this API, its CAIP-2 id, or its network id. */
  public String chain() {
    return chain;
  }

  public AccountAddressRequest chain(String chain) {
    this.chain = chain;
    return this;
  }

  /** The network, by the format of its addresses. The institution’s first match is used. */
  public CryptocurrencyAddressType addressType() {
    return addressType;
  }

  public AccountAddressRequest addressType(CryptocurrencyAddressType addressType) {
    this.addressType = addressType;
    return this;
  }

  /** Code of the second factor, if the institution requires one. */
  public String mfaCode() {
    return mfaCode;
  }

  public AccountAddressRequest mfaCode(String mfaCode) {
    this.mfaCode = mfaCode;
    return this;
  }

  /** A shallow copy. */
  public AccountAddressRequest copy() {
    AccountAddressRequest copy = new AccountAddressRequest();
    copy.authToken = authToken;
    copy.type = type;
    copy.symbol = symbol;
    copy.chain = chain;
    copy.addressType = addressType;
    copy.mfaCode = mfaCode;
    return copy;
  }
}
