// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The connected account to read, and filters. */
public final class ListAccountTransfersRequest {
  @JsonProperty("authToken")
  private String authToken;

  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("count")
  private Long count;

  @JsonProperty("cursor")
  private String cursor;

  @JsonProperty("statuses")
  private List<InstitutionTransactionStatus> statuses;

  @JsonProperty("cryptocurrencyAddressType")
  private CryptocurrencyAddressType cryptocurrencyAddressType;

  @JsonProperty("from")
  private Long from;


  /** Access token or `tokenId` of the connected account. */
  public String authToken() {
    return authToken;
  }

  public ListAccountTransfersRequest authToken(String authToken) {
    this.authToken = authToken;
    return this;
  }

  /** Integration type of the connected account, in any letter case. */
  public BrokerType type() {
    return type;
  }

  public ListAccountTransfersRequest type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** Number of entries to return. Default 100. */
  public Long count() {
    return count;
  }

  public ListAccountTransfersRequest count(Long count) {
    this.count = count;
    return this;
  }

  /** `cursor` of the previous page. Leave the other fields as they were. */
  public String cursor() {
    return cursor;
  }

  public ListAccountTransfersRequest cursor(String cursor) {
    this.cursor = cursor;
    return this;
  }

  /** Only entries with these statuses. */
  public List<InstitutionTransactionStatus> statuses() {
    return statuses;
  }

  public ListAccountTransfersRequest statuses(List<InstitutionTransactionStatus> statuses) {
    this.statuses = statuses;
    return this;
  }

  /** Only entries on networks with this address format. */
  public CryptocurrencyAddressType cryptocurrencyAddressType() {
    return cryptocurrencyAddressType;
  }

  public ListAccountTransfersRequest cryptocurrencyAddressType(CryptocurrencyAddressType cryptocurrencyAddressType) {
    this.cryptocurrencyAddressType = cryptocurrencyAddressType;
    return this;
  }

  /** Only entries created at this time or later, in Unix seconds. */
  public Long from() {
    return from;
  }

  public ListAccountTransfersRequest from(Long from) {
    this.from = from;
    return this;
  }

  /** A shallow copy. */
  public ListAccountTransfersRequest copy() {
    ListAccountTransfersRequest copy = new ListAccountTransfersRequest();
    copy.authToken = authToken;
    copy.type = type;
    copy.count = count;
    copy.cursor = cursor;
    copy.statuses = statuses;
    copy.cryptocurrencyAddressType = cryptocurrencyAddressType;
    copy.from = from;
    return copy;
  }
}
