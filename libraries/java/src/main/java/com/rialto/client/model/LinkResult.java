// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** What the user did in a Link session. */
public final class LinkResult {
  @JsonProperty("status")
  private String status;

  @JsonProperty("userId")
  private String userId;

  @JsonProperty("subClientId")
  private String subClientId;

  @JsonProperty("transactionId")
  private String transactionId;

  @JsonProperty("page")
  private String page;

  @JsonProperty("accounts")
  private List<LinkResultAccount> accounts;

  @JsonProperty("accountsWithheld")
  private String accountsWithheld;

  @JsonProperty("transfer")
  private TransferRecord transfer;


  /** `issued`: Link was not opened yet. `open`: the user is in Link. `finished`: the user completed the session. `exited`: the user left before that. `expired`: the session expired. One of `issued`, `open`, `finished`, `exited`, `expired`. */
  public String status() {
    return status;
  }

  public LinkResult status(String status) {
    this.status = status;
    return this;
  }

  /** Your id of the end user. */
  public String userId() {
    return userId;
  }

  public LinkResult userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Id of the sub-client, as in the link token request. */
  public String subClientId() {
    return subClientId;
  }

  public LinkResult subClientId(String subClientId) {
    this.subClientId = subClientId;
    return this;
  }

  /** Your id of the transaction. */
  public String transactionId() {
    return transactionId;
  }

  public LinkResult transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  /** Page of Link on which the user left, as in `onExit`. Absent until the user has left. */
  public String page() {
    return page;
  }

  public LinkResult page(String page) {
    this.page = page;
    return this;
  }

  /** Accounts that the user connected, or chose again, in the session. */
  public List<LinkResultAccount> accounts() {
    return accounts;
  }

  public LinkResult accounts(List<LinkResultAccount> accounts) {
    this.accounts = accounts;
    return this;
  }

  /** Why `accounts` is empty although an account was connected. `resultCode`: the session was opened as a standalone page, so that its accounts are returned for the result code only. `payLink`: accounts of a pay link are used for its payment only. One of `resultCode`, `payLink`. */
  public String accountsWithheld() {
    return accountsWithheld;
  }

  public LinkResult accountsWithheld(String accountsWithheld) {
    this.accountsWithheld = accountsWithheld;
    return this;
  }

  public TransferRecord transfer() {
    return transfer;
  }

  public LinkResult transfer(TransferRecord transfer) {
    this.transfer = transfer;
    return this;
  }

  /** A shallow copy. */
  public LinkResult copy() {
    LinkResult copy = new LinkResult();
    copy.status = status;
    copy.userId = userId;
    copy.subClientId = subClientId;
    copy.transactionId = transactionId;
    copy.page = page;
    copy.accounts = accounts;
    copy.accountsWithheld = accountsWithheld;
    copy.transfer = transfer;
    return copy;
  }
}
