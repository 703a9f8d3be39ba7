// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The connected account and the transaction to read. */
public final class GetAccountTransferRequest {
  @JsonProperty("authToken")
  private String authToken;

  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("transactionId")
  private String transactionId;

  @JsonProperty("transactionHash")
  private String transactionHash;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("addressType")
  private CryptocurrencyAddressType addressType;


  /** Access token or `tokenId` of the connected account. */
  public String authToken() {
    return authToken;
  }

  public GetAccountTransferRequest authToken(String authToken) {
    this.authToken = authToken;
    return this;
  }

  /** Integration type of the connected account, in any letter case. */
  public BrokerType type() {
    return type;
  }

  public GetAccountTransferRequest type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** Id of the transaction at the institution. */
  public String transactionId() {
    return transactionId;
  }

  public GetAccountTransferRequest transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  /** Hash of the transaction on the chain. */
  public String transactionHash() {
    return transactionHash;
  }

  public GetAccountTransferRequest transactionHash(String transactionHash) {
    this.transactionHash = transactionHash;
    return this;
  }

  /** Symbol of the asset. Makes the search faster at institutions that are read asset by asset. */
  public String symbol() {
    return symbol;
  }

  public GetAccountTransferRequest symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Address format of the network. */
  public CryptocurrencyAddressType addressType() {
    return addressType;
  }

  public GetAccountTransferRequest addressType(CryptocurrencyAddressType addressType) {
    this.addressType = addressType;
    return this;
  }

  /** A shallow copy. */
  public GetAccountTransferRequest copy() {
    GetAccountTransferRequest copy = new GetAccountTransferRequest();
    copy.authToken = authToken;
    copy.type = type;
    copy.transactionId = transactionId;
    copy.transactionHash = transactionHash;
    copy.symbol = symbol;
    copy.addressType = addressType;
    return copy;
  }
}
