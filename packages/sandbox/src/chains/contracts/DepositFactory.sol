// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title What stands at a deposit address once it is swept: hands what lies there to the factory's owner, and takes coins.
contract DepositSweeper {
    address private immutable factory = msg.sender;

    error OnlyFactory();
    error SweepFailed();

    /// Coins may still come when the address has been swept before.
    receive() external payable {}

    /// The zero address stands for the chain's own coin.
    function sweep(address token, address to) external {
        if (msg.sender != factory) revert OnlyFactory();
        if (token == address(0)) {
            (bool paid,) = to.call{value: address(this).balance}("");
            if (!paid) revert SweepFailed();
            return;
        }
        (bool read, bytes memory balance) = token.staticcall(abi.encodeWithSignature("balanceOf(address)", address(this)));
        if (!read) revert SweepFailed();
        (bool moved, bytes memory answer) =
            token.call(abi.encodeWithSignature("transfer(address,uint256)", to, abi.decode(balance, (uint256))));
        if (!moved || (answer.length > 0 && !abi.decode(answer, (bool)))) revert SweepFailed();
    }
}

/// @title One address per order, without code until it is swept: CREATE2 clones (EIP-1167) of one sweeper.
contract DepositFactory {
    address public immutable owner;
    /// Created first, so that its address follows from the factory's.
    address public immutable sweeper = address(new DepositSweeper());

    error OnlyOwner();
    error CloneFailed();

    constructor(address owner_) {
        owner = owner_;
    }

    /// Sweeps the address of `salt` to the owner, and puts the clone there first where it is missing.
    function sweep(bytes32 salt, address token) external {
        if (msg.sender != owner) revert OnlyOwner();
        address clone = addressOf(salt);
        if (clone.code.length == 0) {
            bytes memory code = cloneCode();
            address made;
            assembly {
                made := create2(0, add(code, 0x20), mload(code), salt)
            }
            if (made != clone) revert CloneFailed();
        }
        DepositSweeper(payable(clone)).sweep(token, owner);
    }

    function addressOf(bytes32 salt) public view returns (address) {
        bytes32 hash = keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, keccak256(cloneCode())));
        return address(uint160(uint256(hash)));
    }

    function cloneCode() private view returns (bytes memory) {
        return abi.encodePacked(hex"3d602d80600a3d3981f3363d3d373d3d3d363d73", sweeper, hex"5af43d82803e903d91602b57fd5bf3");
    }
}
