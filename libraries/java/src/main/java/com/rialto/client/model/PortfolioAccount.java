// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An account that is part of the portfolio. */
public final class PortfolioAccount {
  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("accountId")
  private String accountId;

  @JsonProperty("accountName")
  private String accountName;

  @JsonProperty("state")
  private PortfolioAccountState state;

  @JsonProperty("asOf")
  private Long asOf;


  public BrokerType type() {
    return type;
  }

  public PortfolioAccount type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** Account id at the institution. */
  public String accountId() {
    return accountId;
  }

  public PortfolioAccount accountId(String accountId) {
    this.accountId = accountId;
    return this;
  }

  /** Account name at the institution. */
  public String accountName() {
    return accountName;
  }

  public PortfolioAccount accountName(String accountName) {
    this.accountName = accountName;
    return this;
  }

  public PortfolioAccountState state() {
    return state;
  }

  public PortfolioAccount state(PortfolioAccountState state) {
    this.state = state;
    return this;
  }

  /** When the data of this account was read, in Unix seconds. Absent if no read has succeeded yet. */
  public Long asOf() {
    return asOf;
  }

  public PortfolioAccount asOf(Long asOf) {
    this.asOf = asOf;
    return this;
  }

  /** A shallow copy. */
  public PortfolioAccount copy() {
    PortfolioAccount copy = new PortfolioAccount();
    copy.type = type;
    copy.accountId = accountId;
    copy.accountName = accountName;
    copy.state = state;
    copy.asOf = asOf;
    return copy;
  }
}
