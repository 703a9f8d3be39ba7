// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Format of an address. Older than network ids; prefer `networkId` where an operation accepts it.  - `ethAddress`: Ethereum. - `btcAddress`: Bitcoin. - `ltcAddress`: Litecoin. - `solAddress`: Solana. - `algoAddress`: Algorand. - `celoAddress`: Celo. - `cardanoAddress`: Cardano. - `polygonAddress`: Polygon. - `bnbAddress`: BNB Smart Chain. - `elrondAddress`: MultiversX, formerly Elrond. - `neoAddress`: Neo. - `xrpAddress`: XRP Ledger. - `flowAddress`: Flow. - `harmonyOneAddress`: Harmony. - `tronAddress`: Tron. - `dogeAddress`: Dogecoin. - `opAddress`: Optimism. A later version of the API may add values. */
public record CryptocurrencyAddressType(@JsonValue String value) {
  public static final CryptocurrencyAddressType ETH_ADDRESS = new CryptocurrencyAddressType("ethAddress");
  public static final CryptocurrencyAddressType BTC_ADDRESS = new CryptocurrencyAddressType("btcAddress");
  public static final CryptocurrencyAddressType LTC_ADDRESS = new CryptocurrencyAddressType("ltcAddress");
  public static final CryptocurrencyAddressType SOL_ADDRESS = new CryptocurrencyAddressType("solAddress");
  public static final CryptocurrencyAddressType ALGO_ADDRESS = new CryptocurrencyAddressType("algoAddress");
  public static final CryptocurrencyAddressType CELO_ADDRESS = new CryptocurrencyAddressType("celoAddress");
  public static final CryptocurrencyAddressType CARDANO_ADDRESS = new CryptocurrencyAddressType("cardanoAddress");
  public static final CryptocurrencyAddressType POLYGON_ADDRESS = new CryptocurrencyAddressType("polygonAddress");
  public static final CryptocurrencyAddressType BNB_ADDRESS = new CryptocurrencyAddressType("bnbAddress");
  public static final CryptocurrencyAddressType ELROND_ADDRESS = new CryptocurrencyAddressType("elrondAddress");
  public static final CryptocurrencyAddressType NEO_ADDRESS = new CryptocurrencyAddressType("neoAddress");
  public static final CryptocurrencyAddressType XRP_ADDRESS = new CryptocurrencyAddressType("xrpAddress");
  public static final CryptocurrencyAddressType FLOW_ADDRESS = new CryptocurrencyAddressType("flowAddress");
  public static final CryptocurrencyAddressType HARMONY_ONE_ADDRESS = new CryptocurrencyAddressType("harmonyOneAddress");
  public static final CryptocurrencyAddressType TRON_ADDRESS = new CryptocurrencyAddressType("tronAddress");
  public static final CryptocurrencyAddressType DOGE_ADDRESS = new CryptocurrencyAddressType("dogeAddress");
  public static final CryptocurrencyAddressType OP_ADDRESS = new CryptocurrencyAddressType("opAddress");

  @JsonCreator
  public static CryptocurrencyAddressType of(String value) {
    return new CryptocurrencyAddressType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
