// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A transfer. Values in USD are at the price of the preview. */
public final class TransferRecord {
  @JsonProperty("id")
  private String id;

  @JsonProperty("transferId")
  private String transferId;

  @JsonProperty("clientId")
  private String clientId;

  @JsonProperty("clientTransactionId")
  private String clientTransactionId;

  @JsonProperty("institutionTransactionId")
  private String institutionTransactionId;

  @JsonProperty("userId")
  private String userId;

  @JsonProperty("subClientId")
  private String subClientId;

  @JsonProperty("status")
  private TransferStatus status;

  @JsonProperty("statusDetails")
  private String statusDetails;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("amountDecimal")
  private String amountDecimal;

  @JsonProperty("amountToReceive")
  private BigDecimal amountToReceive;

  @JsonProperty("amountToReceiveDecimal")
  private String amountToReceiveDecimal;

  @JsonProperty("amountInFiat")
  private BigDecimal amountInFiat;

  @JsonProperty("amountToReceiveInFiat")
  private BigDecimal amountToReceiveInFiat;

  @JsonProperty("amountInFiatCurrencyCode")
  private String amountInFiatCurrencyCode;

  @JsonProperty("sourceAmount")
  private BigDecimal sourceAmount;

  @JsonProperty("sourceAmountDecimal")
  private String sourceAmountDecimal;

  @JsonProperty("approvedSourceAmountDecimal")
  private String approvedSourceAmountDecimal;

  @JsonProperty("amountsState")
  private AmountsState amountsState;

  @JsonProperty("moneyLine")
  private MoneyLine moneyLine;

  @JsonProperty("payer")
  private PayerSide payer;

  @JsonProperty("state")
  private TransferState state;

  @JsonProperty("caseCode")
  private String caseCode;

  @JsonProperty("destinationAmount")
  private BigDecimal destinationAmount;

  @JsonProperty("destinationAmountDecimal")
  private String destinationAmountDecimal;

  @JsonProperty("destinationAmountInFiat")
  private BigDecimal destinationAmountInFiat;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("networkName")
  private String networkName;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("networkLogoUrl")
  private String networkLogoUrl;

  @JsonProperty("from")
  private TransferSource from;

  @JsonProperty("destinationAddress")
  private String destinationAddress;

  @JsonProperty("addressTag")
  private String addressTag;

  @JsonProperty("refundAddress")
  private String refundAddress;

  @JsonProperty("refundAddressTag")
  private String refundAddressTag;

  @JsonProperty("hash")
  private String hash;

  @JsonProperty("txHash")
  private String txHash;

  @JsonProperty("infoUrl")
  private String infoUrl;

  @JsonProperty("withdrawalFee")
  private TransferFee withdrawalFee;

  @JsonProperty("processingFee")
  private TransferFee processingFee;

  @JsonProperty("totalFeesAmountInFiat")
  private BigDecimal totalFeesAmountInFiat;

  @JsonProperty("totalTransactionAmountInFiat")
  private BigDecimal totalTransactionAmountInFiat;

  @JsonProperty("transferType")
  private TransferType transferType;

  @JsonProperty("isFeeIncluded")
  private Boolean isFeeIncluded;

  @JsonProperty("isSmartFundingTransfer")
  private Boolean isSmartFundingTransfer;

  @JsonProperty("fundingMethods")
  private List<FundingMethod> fundingMethods;

  @JsonProperty("parts")
  private List<TransferPart> parts;

  @JsonProperty("isBridgingTransfer")
  private Boolean isBridgingTransfer;

  @JsonProperty("bridgingDetails")
  private BridgingTransferDetails bridgingDetails;

  @JsonProperty("createdTimestamp")
  private Long createdTimestamp;

  @JsonProperty("executedTimestamp")
  private Long executedTimestamp;


  /** Id of the transfer. */
  public String id() {
    return id;
  }

  public TransferRecord id(String id) {
    this.id = id;
    return this;
  }

  /** Same value as `id`. */
  public String transferId() {
    return transferId;
  }

  public TransferRecord transferId(String transferId) {
    this.transferId = transferId;
    return this;
  }

  /** Your client id. */
  public String clientId() {
    return clientId;
  }

  public TransferRecord clientId(String clientId) {
    this.clientId = clientId;
    return this;
  }

  /** Your id of the transaction. */
  public String clientTransactionId() {
    return clientTransactionId;
  }

  public TransferRecord clientTransactionId(String clientTransactionId) {
    this.clientTransactionId = clientTransactionId;
    return this;
  }

  /** Id of the transaction at the institution. Absent until the institution returns one. */
  public String institutionTransactionId() {
    return institutionTransactionId;
  }

  public TransferRecord institutionTransactionId(String institutionTransactionId) {
    this.institutionTransactionId = institutionTransactionId;
    return this;
  }

  /** Your id of the end user. */
  public String userId() {
    return userId;
  }

  public TransferRecord userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Id of the sub-client of the Link session. */
  public String subClientId() {
    return subClientId;
  }

  public TransferRecord subClientId(String subClientId) {
    this.subClientId = subClientId;
    return this;
  }

  public TransferStatus status() {
    return status;
  }

  public TransferRecord status(TransferStatus status) {
    this.status = status;
    return this;
  }

  /** Why the transfer failed. You may show it to the user. */
  public String statusDetails() {
    return statusDetails;
  }

  public TransferRecord statusDetails(String statusDetails) {
    this.statusDetails = statusDetails;
    return this;
  }

  /** Amount that was requested, in whole units of the asset: what `amount` means in every answer and event of a transfer. */
  public BigDecimal amount() {
    return amount;
  }

  public TransferRecord amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** `amount` with every digit, as a decimal. */
  public String amountDecimal() {
    return amountDecimal;
  }

  public TransferRecord amountDecimal(String amountDecimal) {
    this.amountDecimal = amountDecimal;
    return this;
  }

  /** Amount that arrives, in whole units of the asset. */
  public BigDecimal amountToReceive() {
    return amountToReceive;
  }

  public TransferRecord amountToReceive(BigDecimal amountToReceive) {
    this.amountToReceive = amountToReceive;
    return this;
  }

  /** `amountToReceive` with every digit, as a decimal. */
  public String amountToReceiveDecimal() {
    return amountToReceiveDecimal;
  }

  public TransferRecord amountToReceiveDecimal(String amountToReceiveDecimal) {
    this.amountToReceiveDecimal = amountToReceiveDecimal;
    return this;
  }

  /** Amount that was requested, in USD. */
  public BigDecimal amountInFiat() {
    return amountInFiat;
  }

  public TransferRecord amountInFiat(BigDecimal amountInFiat) {
    this.amountInFiat = amountInFiat;
    return this;
  }

  /** Amount that arrives, in USD. */
  public BigDecimal amountToReceiveInFiat() {
    return amountToReceiveInFiat;
  }

  public TransferRecord amountToReceiveInFiat(BigDecimal amountToReceiveInFiat) {
    this.amountToReceiveInFiat = amountToReceiveInFiat;
    return this;
  }

  /** Currency of the amounts in fiat. Always `USD`. */
  public String amountInFiatCurrencyCode() {
    return amountInFiatCurrencyCode;
  }

  public TransferRecord amountInFiatCurrencyCode(String amountInFiatCurrencyCode) {
    this.amountInFiatCurrencyCode = amountInFiatCurrencyCode;
    return this;
  }

  /** Amount that leaves the account, fee included, in whole units of the asset. */
  public BigDecimal sourceAmount() {
    return sourceAmount;
  }

  public TransferRecord sourceAmount(BigDecimal sourceAmount) {
    this.sourceAmount = sourceAmount;
    return this;
  }

  /** `sourceAmount` with every digit, as a decimal. */
  public String sourceAmountDecimal() {
    return sourceAmountDecimal;
  }

  public TransferRecord sourceAmountDecimal(String sourceAmountDecimal) {
    this.sourceAmountDecimal = sourceAmountDecimal;
    return this;
  }

  /** The most that the user approved to leave the account, fee included, as a decimal in whole units of the asset. Absent for bridged transfers. */
  public String approvedSourceAmountDecimal() {
    return approvedSourceAmountDecimal;
  }

  public TransferRecord approvedSourceAmountDecimal(String approvedSourceAmountDecimal) {
    this.approvedSourceAmountDecimal = approvedSourceAmountDecimal;
    return this;
  }

  public AmountsState amountsState() {
    return amountsState;
  }

  public TransferRecord amountsState(AmountsState amountsState) {
    this.amountsState = amountsState;
    return this;
  }

  public MoneyLine moneyLine() {
    return moneyLine;
  }

  public TransferRecord moneyLine(MoneyLine moneyLine) {
    this.moneyLine = moneyLine;
    return this;
  }

  public PayerSide payer() {
    return payer;
  }

  public TransferRecord payer(PayerSide payer) {
    this.payer = payer;
    return this;
  }

  public TransferState state() {
    return state;
  }

  public TransferRecord state(TransferState state) {
    this.state = state;
    return this;
  }

  /** Short code of the transfer: eight characters in two groups. The user, you and the operator see the same code. It is not guaranteed to be unique: in rare cases, two transfers have the same code. */
  public String caseCode() {
    return caseCode;
  }

  public TransferRecord caseCode(String caseCode) {
    this.caseCode = caseCode;
    return this;
  }

  /** Amount that arrived, in whole units of the asset. Present once it has arrived. */
  public BigDecimal destinationAmount() {
    return destinationAmount;
  }

  public TransferRecord destinationAmount(BigDecimal destinationAmount) {
    this.destinationAmount = destinationAmount;
    return this;
  }

  /** `destinationAmount` with every digit, as a decimal. */
  public String destinationAmountDecimal() {
    return destinationAmountDecimal;
  }

  public TransferRecord destinationAmountDecimal(String destinationAmountDecimal) {
    this.destinationAmountDecimal = destinationAmountDecimal;
    return this;
  }

  /** Amount that arrived, in USD. Present once it has arrived. */
  public BigDecimal destinationAmountInFiat() {
    return destinationAmountInFiat;
  }

  public TransferRecord destinationAmountInFiat(BigDecimal destinationAmountInFiat) {
    this.destinationAmountInFiat = destinationAmountInFiat;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public TransferRecord symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Display name of the network. */
  public String networkName() {
    return networkName;
  }

  public TransferRecord networkName(String networkName) {
    this.networkName = networkName;
    return this;
  }

  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public TransferRecord networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** URL of the network’s logo. */
  public String networkLogoUrl() {
    return networkLogoUrl;
  }

  public TransferRecord networkLogoUrl(String networkLogoUrl) {
    this.networkLogoUrl = networkLogoUrl;
    return this;
  }

  public TransferSource from() {
    return from;
  }

  public TransferRecord from(TransferSource from) {
    this.from = from;
    return this;
  }

  /** Address that receives the asset. */
  public String destinationAddress() {
    return destinationAddress;
  }

  public TransferRecord destinationAddress(String destinationAddress) {
    this.destinationAddress = destinationAddress;
    return this;
  }

  /** Destination tag or memo of the destination. */
  public String addressTag() {
    return addressTag;
  }

  public TransferRecord addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** Address for sending the asset back to the user: the sender’s address for wallets, a deposit address of the user for exchanges. */
  public String refundAddress() {
    return refundAddress;
  }

  public TransferRecord refundAddress(String refundAddress) {
    this.refundAddress = refundAddress;
    return this;
  }

  /** Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none. */
  public String refundAddressTag() {
    return refundAddressTag;
  }

  public TransferRecord refundAddressTag(String refundAddressTag) {
    this.refundAddressTag = refundAddressTag;
    return this;
  }

  /** Hash of the transaction on the chain. Absent until it is known. */
  public String hash() {
    return hash;
  }

  public TransferRecord hash(String hash) {
    this.hash = hash;
    return this;
  }

  /** Same value as `hash`. */
  public String txHash() {
    return txHash;
  }

  public TransferRecord txHash(String txHash) {
    this.txHash = txHash;
    return this;
  }

  /** URL of the transaction in a block explorer. */
  public String infoUrl() {
    return infoUrl;
  }

  public TransferRecord infoUrl(String infoUrl) {
    this.infoUrl = infoUrl;
    return this;
  }

  /** Fee that the institution charges. */
  public TransferFee withdrawalFee() {
    return withdrawalFee;
  }

  public TransferRecord withdrawalFee(TransferFee withdrawalFee) {
    this.withdrawalFee = withdrawalFee;
    return this;
  }

  /** Your own fee (`clientFee` of the link token): the part of what arrives that you keep. */
  public TransferFee processingFee() {
    return processingFee;
  }

  public TransferRecord processingFee(TransferFee processingFee) {
    this.processingFee = processingFee;
    return this;
  }

  /** Sum of all fees, in USD. */
  public BigDecimal totalFeesAmountInFiat() {
    return totalFeesAmountInFiat;
  }

  public TransferRecord totalFeesAmountInFiat(BigDecimal totalFeesAmountInFiat) {
    this.totalFeesAmountInFiat = totalFeesAmountInFiat;
    return this;
  }

  /** Value of all that leaves the account, fees included, in USD. */
  public BigDecimal totalTransactionAmountInFiat() {
    return totalTransactionAmountInFiat;
  }

  public TransferRecord totalTransactionAmountInFiat(BigDecimal totalTransactionAmountInFiat) {
    this.totalTransactionAmountInFiat = totalTransactionAmountInFiat;
    return this;
  }

  public TransferType transferType() {
    return transferType;
  }

  public TransferRecord transferType(TransferType transferType) {
    this.transferType = transferType;
    return this;
  }

  /** `true` if the fee was deducted from the requested amount. `false` if it was added. */
  public Boolean isFeeIncluded() {
    return isFeeIncluded;
  }

  public TransferRecord isFeeIncluded(Boolean isFeeIncluded) {
    this.isFeeIncluded = isFeeIncluded;
    return this;
  }

  /** `true` if the asset was converted or bought at the institution before it was sent. */
  public Boolean isSmartFundingTransfer() {
    return isSmartFundingTransfer;
  }

  public TransferRecord isSmartFundingTransfer(Boolean isSmartFundingTransfer) {
    this.isSmartFundingTransfer = isSmartFundingTransfer;
    return this;
  }

  /** Where the asset came from, if it was converted or bought first. */
  public List<FundingMethod> fundingMethods() {
    return fundingMethods;
  }

  public TransferRecord fundingMethods(List<FundingMethod> fundingMethods) {
    this.fundingMethods = fundingMethods;
    return this;
  }

  /** Of a combined transfer: what each account pays, also parts that failed. `from` is the account of the largest part; hashes are those of the parts. */
  public List<TransferPart> parts() {
    return parts;
  }

  public TransferRecord parts(List<TransferPart> parts) {
    this.parts = parts;
    return this;
  }

  /** `true` for transfers through a bridging address. */
  public Boolean isBridgingTransfer() {
    return isBridgingTransfer;
  }

  public TransferRecord isBridgingTransfer(Boolean isBridgingTransfer) {
    this.isBridgingTransfer = isBridgingTransfer;
    return this;
  }

  /** Details of the bridge. Present for bridged transfers only. */
  public BridgingTransferDetails bridgingDetails() {
    return bridgingDetails;
  }

  public TransferRecord bridgingDetails(BridgingTransferDetails bridgingDetails) {
    this.bridgingDetails = bridgingDetails;
    return this;
  }

  /** When the transfer was created, in Unix seconds. */
  public Long createdTimestamp() {
    return createdTimestamp;
  }

  public TransferRecord createdTimestamp(Long createdTimestamp) {
    this.createdTimestamp = createdTimestamp;
    return this;
  }

  /** When the institution accepted the transfer, in Unix seconds. */
  public Long executedTimestamp() {
    return executedTimestamp;
  }

  public TransferRecord executedTimestamp(Long executedTimestamp) {
    this.executedTimestamp = executedTimestamp;
    return this;
  }

  /** A shallow copy. */
  public TransferRecord copy() {
    TransferRecord copy = new TransferRecord();
    copy.id = id;
    copy.transferId = transferId;
    copy.clientId = clientId;
    copy.clientTransactionId = clientTransactionId;
    copy.institutionTransactionId = institutionTransactionId;
    copy.userId = userId;
    copy.subClientId = subClientId;
    copy.status = status;
    copy.statusDetails = statusDetails;
    copy.amount = amount;
    copy.amountDecimal = amountDecimal;
    copy.amountToReceive = amountToReceive;
    copy.amountToReceiveDecimal = amountToReceiveDecimal;
    copy.amountInFiat = amountInFiat;
    copy.amountToReceiveInFiat = amountToReceiveInFiat;
    copy.amountInFiatCurrencyCode = amountInFiatCurrencyCode;
    copy.sourceAmount = sourceAmount;
    copy.sourceAmountDecimal = sourceAmountDecimal;
    copy.approvedSourceAmountDecimal = approvedSourceAmountDecimal;
    copy.amountsState = amountsState;
    copy.moneyLine = moneyLine;
    copy.payer = payer;
    copy.state = state;
    copy.caseCode = caseCode;
    copy.destinationAmount = destinationAmount;
    copy.destinationAmountDecimal = destinationAmountDecimal;
    copy.destinationAmountInFiat = destinationAmountInFiat;
    copy.symbol = symbol;
    copy.networkName = networkName;
    copy.networkId = networkId;
    copy.networkLogoUrl = networkLogoUrl;
    copy.from = from;
    copy.destinationAddress = destinationAddress;
    copy.addressTag = addressTag;
    copy.refundAddress = refundAddress;
    copy.refundAddressTag = refundAddressTag;
    copy.hash = hash;
    copy.txHash = txHash;
    copy.infoUrl = infoUrl;
    copy.withdrawalFee = withdrawalFee;
    copy.processingFee = processingFee;
    copy.totalFeesAmountInFiat = totalFeesAmountInFiat;
    copy.totalTransactionAmountInFiat = totalTransactionAmountInFiat;
    copy.transferType = transferType;
    copy.isFeeIncluded = isFeeIncluded;
    copy.isSmartFundingTransfer = isSmartFundingTransfer;
    copy.fundingMethods = fundingMethods;
    copy.parts = parts;
    copy.isBridgingTransfer = isBridgingTransfer;
    copy.bridgingDetails = bridgingDetails;
    copy.createdTimestamp = createdTimestamp;
    copy.executedTimestamp = executedTimestamp;
    return copy;
  }
}
