// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A deposit or withdrawal in the history of an account. */
public final class AccountTransfer {
  @JsonProperty("id")
  private String id;

  @JsonProperty("status")
  private InstitutionTransactionStatus status;

  @JsonProperty("statusDetails")
  private String statusDetails;

  @JsonProperty("type")
  private String type;

  @JsonProperty("fromAddress")
  private String fromAddress;

  @JsonProperty("targetAddress")
  private String targetAddress;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("chain")
  private String chain;

  @JsonProperty("memo")
  private String memo;

  @JsonProperty("hash")
  private String hash;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("transactionAmount")
  private BigDecimal transactionAmount;

  @JsonProperty("transferFee")
  private BigDecimal transferFee;

  @JsonProperty("confirmations")
  private Long confirmations;

  @JsonProperty("createdTimestamp")
  private Long createdTimestamp;

  @JsonProperty("updatedTimestamp")
  private Long updatedTimestamp;

  @JsonProperty("blockchainMethod")
  private String blockchainMethod;


  /** Id of the transaction at the institution. */
  public String id() {
    return id;
  }

  public AccountTransfer id(String id) {
    this.id = id;
    return this;
  }

  public InstitutionTransactionStatus status() {
    return status;
  }

  public AccountTransfer status(InstitutionTransactionStatus status) {
    this.status = status;
    return this;
  }

  /** Status in the institution’s own terms. */
  public String statusDetails() {
    return statusDetails;
  }

  public AccountTransfer statusDetails(String statusDetails) {
    this.statusDetails = statusDetails;
    return this;
  }

  /** `deposit`: received by the account. `withdrawal`: sent from the account. `unknown`: the institution does not say. One of `unknown`, `deposit`, `withdrawal`. */
  public String type() {
    return type;
  }

  public AccountTransfer type(String type) {
    this.type = type;
    return this;
  }

  /** Address of the sender. */
  public String fromAddress() {
    return fromAddress;
  }

  public AccountTransfer fromAddress(String fromAddress) {
    this.fromAddress = fromAddress;
    return this;
  }

  /** Address of the recipient. */
  public String targetAddress() {
    return targetAddress;
  }

  public AccountTransfer targetAddress(String targetAddress) {
    this.targetAddress = targetAddress;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public AccountTransfer symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Name of the network at the institution. */
  public String chain() {
    return chain;
  }

  public AccountTransfer chain(String chain) {
    this.chain = chain;
    return this;
  }

  /** Destination tag or memo. */
  public String memo() {
    return memo;
  }

  public AccountTransfer memo(String memo) {
    this.memo = memo;
    return this;
  }

  /** Hash of the transaction on the chain. Absent until it is known. */
  public String hash() {
    return hash;
  }

  public AccountTransfer hash(String hash) {
    this.hash = hash;
    return this;
  }

  /** Amount that arrives, in whole units of the asset. */
  public BigDecimal amount() {
    return amount;
  }

  public AccountTransfer amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** Amount that left or reached the account, fee included, in whole units of the asset. */
  public BigDecimal transactionAmount() {
    return transactionAmount;
  }

  public AccountTransfer transactionAmount(BigDecimal transactionAmount) {
    this.transactionAmount = transactionAmount;
    return this;
  }

  /** Fee of the institution, in the asset. */
  public BigDecimal transferFee() {
    return transferFee;
  }

  public AccountTransfer transferFee(BigDecimal transferFee) {
    this.transferFee = transferFee;
    return this;
  }

  /** Number of confirmations on the chain. */
  public Long confirmations() {
    return confirmations;
  }

  public AccountTransfer confirmations(Long confirmations) {
    this.confirmations = confirmations;
    return this;
  }

  /** When the transaction was created, in Unix seconds. */
  public Long createdTimestamp() {
    return createdTimestamp;
  }

  public AccountTransfer createdTimestamp(Long createdTimestamp) {
    this.createdTimestamp = createdTimestamp;
    return this;
  }

  /** When the transaction last changed, in Unix seconds. */
  public Long updatedTimestamp() {
    return updatedTimestamp;
  }

  public AccountTransfer updatedTimestamp(Long updatedTimestamp) {
    this.updatedTimestamp = updatedTimestamp;
    return this;
  }

  /** Always `transfer`. One of `transfer`. */
  public String blockchainMethod() {
    return blockchainMethod;
  }

  public AccountTransfer blockchainMethod(String blockchainMethod) {
    this.blockchainMethod = blockchainMethod;
    return this;
  }

  /** A shallow copy. */
  public AccountTransfer copy() {
    AccountTransfer copy = new AccountTransfer();
    copy.id = id;
    copy.status = status;
    copy.statusDetails = statusDetails;
    copy.type = type;
    copy.fromAddress = fromAddress;
    copy.targetAddress = targetAddress;
    copy.symbol = symbol;
    copy.chain = chain;
    copy.memo = memo;
    copy.hash = hash;
    copy.amount = amount;
    copy.transactionAmount = transactionAmount;
    copy.transferFee = transferFee;
    copy.confirmations = confirmations;
    copy.createdTimestamp = createdTimestamp;
    copy.updatedTimestamp = updatedTimestamp;
    copy.blockchainMethod = blockchainMethod;
    return copy;
  }
}
