// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Family of a network. Decides the format of addresses.  - `unknown`: not known. - `evm`: Ethereum and chains compatible with it. - `solana`: Solana. - `bitcoin`: Bitcoin. - `cardano`: Cardano. - `tron`: Tron. - `avalancheX`: Avalanche X-Chain. - `tezos`: Tezos. - `dogecoin`: Dogecoin. - `ripple`: XRP Ledger. - `stellar`: Stellar. - `litecoin`: Litecoin. - `sui`: Sui. - `aptos`: Aptos. - `tvm`: TON. - `injective`: Injective. - `cosmos`: Cosmos Hub. - `noble`: Noble. A later version of the API may add values. */
public record NetworkType(@JsonValue String value) {
  public static final NetworkType UNKNOWN = new NetworkType("unknown");
  public static final NetworkType EVM = new NetworkType("evm");
  public static final NetworkType SOLANA = new NetworkType("solana");
  public static final NetworkType BITCOIN = new NetworkType("bitcoin");
  public static final NetworkType CARDANO = new NetworkType("cardano");
  public static final NetworkType TRON = new NetworkType("tron");
  public static final NetworkType AVALANCHE_X = new NetworkType("avalancheX");
  public static final NetworkType TEZOS = new NetworkType("tezos");
  public static final NetworkType DOGECOIN = new NetworkType("dogecoin");
  public static final NetworkType RIPPLE = new NetworkType("ripple");
  public static final NetworkType STELLAR = new NetworkType("stellar");
  public static final NetworkType LITECOIN = new NetworkType("litecoin");
  public static final NetworkType SUI = new NetworkType("sui");
  public static final NetworkType APTOS = new NetworkType("aptos");
  public static final NetworkType TVM = new NetworkType("tvm");
  public static final NetworkType INJECTIVE = new NetworkType("injective");
  public static final NetworkType COSMOS = new NetworkType("cosmos");
  public static final NetworkType NOBLE = new NetworkType("noble");

  @JsonCreator
  public static NetworkType of(String value) {
    return new NetworkType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
