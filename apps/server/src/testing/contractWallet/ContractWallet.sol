// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.30;

/// @title An account that is a contract with one owner, who signs for it (ERC-1271), or on the chain with an empty signature, as a Safe.
contract ContractWallet {
    address private immutable owner;
    mapping(bytes32 hash => bool) private isSigned;

    constructor(address owner_) {
        owner = owner_;
    }

    receive() external payable {}

    function sign(bytes32 hash) external {
        require(msg.sender == owner);
        isSigned[hash] = true;
    }

    function execute(address to, uint256 value, bytes calldata data) external {
        require(msg.sender == owner);
        (bool isDone,) = to.call{value: value}(data);
        require(isDone);
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length == 0) return isSigned[hash] ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
        if (signature.length != 65) return 0xffffffff;
        bytes32 r = bytes32(signature[0:32]);
        bytes32 s = bytes32(signature[32:64]);
        address signer = ecrecover(hash, uint8(signature[64]), r, s);
        return signer != address(0) && signer == owner ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }
}

/// @title Creates such accounts where they were promised to be (CREATE2).
contract ContractWalletFactory {
    function create(address owner) external returns (address) {
        return address(new ContractWallet{salt: 0}(owner));
    }
}
