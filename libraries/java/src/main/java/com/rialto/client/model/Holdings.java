// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Holdings of one account. */
public final class Holdings {
  @JsonProperty("status")
  private BrokerRequestStatus status;

  @JsonProperty("errorMessage")
  private String errorMessage;

  @JsonProperty("displayMessage")
  private String displayMessage;

  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("accountId")
  private String accountId;

  @JsonProperty("accountName")
  private String accountName;

  @JsonProperty("institutionName")
  private String institutionName;

  @JsonProperty("cryptocurrencyPositions")
  private List<HoldingPosition> cryptocurrencyPositions;

  @JsonProperty("equityPositions")
  private List<HoldingPosition> equityPositions;

  @JsonProperty("notSupportedCryptocurrencyPositions")
  private List<HoldingPosition> notSupportedCryptocurrencyPositions;

  @JsonProperty("notSupportedEquityPositions")
  private List<HoldingPosition> notSupportedEquityPositions;


  public BrokerRequestStatus status() {
    return status;
  }

  public Holdings status(BrokerRequestStatus status) {
    this.status = status;
    return this;
  }

  /** Message for developers. Present unless `status` is `succeeded`. */
  public String errorMessage() {
    return errorMessage;
  }

  public Holdings errorMessage(String errorMessage) {
    this.errorMessage = errorMessage;
    return this;
  }

  /** Message that you may show to the end user. */
  public String displayMessage() {
    return displayMessage;
  }

  public Holdings displayMessage(String displayMessage) {
    this.displayMessage = displayMessage;
    return this;
  }

  public BrokerType type() {
    return type;
  }

  public Holdings type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** Account id at the institution. */
  public String accountId() {
    return accountId;
  }

  public Holdings accountId(String accountId) {
    this.accountId = accountId;
    return this;
  }

  /** Account name at the institution. */
  public String accountName() {
    return accountName;
  }

  public Holdings accountName(String accountName) {
    this.accountName = accountName;
    return this;
  }

  /** Display name of the institution. */
  public String institutionName() {
    return institutionName;
  }

  public Holdings institutionName(String institutionName) {
    this.institutionName = institutionName;
    return this;
  }

  /** Cryptocurrencies and tokens. */
  public List<HoldingPosition> cryptocurrencyPositions() {
    return cryptocurrencyPositions;
  }

  public Holdings cryptocurrencyPositions(List<HoldingPosition> cryptocurrencyPositions) {
    this.cryptocurrencyPositions = cryptocurrencyPositions;
    return this;
  }

  /** Equities. */
  public List<HoldingPosition> equityPositions() {
    return equityPositions;
  }

  public Holdings equityPositions(List<HoldingPosition> equityPositions) {
    this.equityPositions = equityPositions;
    return this;
  }

  /** Cryptocurrencies that this API does not support otherwise. */
  public List<HoldingPosition> notSupportedCryptocurrencyPositions() {
    return notSupportedCryptocurrencyPositions;
  }

  public Holdings notSupportedCryptocurrencyPositions(List<HoldingPosition> notSupportedCryptocurrencyPositions) {
    this.notSupportedCryptocurrencyPositions = notSupportedCryptocurrencyPositions;
    return this;
  }

  /** Equities that this API does not support otherwise. */
  public List<HoldingPosition> notSupportedEquityPositions() {
    return notSupportedEquityPositions;
  }

  public Holdings notSupportedEquityPositions(List<HoldingPosition> notSupportedEquityPositions) {
    this.notSupportedEquityPositions = notSupportedEquityPositions;
    return this;
  }

  /** A shallow copy. */
  public Holdings copy() {
    Holdings copy = new Holdings();
    copy.status = status;
    copy.errorMessage = errorMessage;
    copy.displayMessage = displayMessage;
    copy.type = type;
    copy.accountId = accountId;
    copy.accountName = accountName;
    copy.institutionName = institutionName;
    copy.cryptocurrencyPositions = cryptocurrencyPositions;
    copy.equityPositions = equityPositions;
    copy.notSupportedCryptocurrencyPositions = notSupportedCryptocurrencyPositions;
    copy.notSupportedEquityPositions = notSupportedEquityPositions;
    return copy;
  }
}
