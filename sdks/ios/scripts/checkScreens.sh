#!/usr/bin/env bash
# Type-checks the screens and the example against Stubs, where there is a Swift compiler and no UIKit.
set -euo pipefail
cd "$(dirname "$0")/.."
modules=.build/stubs
mkdir -p "$modules"
for name in UIKit WebKit AuthenticationServices SwiftUI; do
  swiftc -emit-module -parse-as-library -swift-version 5 -module-name "$name" -I "$modules" -o "$modules/$name.swiftmodule" "Stubs/$name.swift"
done
[ -e .build/debug/Modules/RialtoCore.swiftmodule ] || { echo 'build the package first: swift build'; exit 1; }
swiftc -emit-module -swift-version 5 -warnings-as-errors -o "$modules/RialtoLink.swiftmodule" -module-name RialtoLink -I "$modules" -I .build/debug/Modules Sources/RialtoLink/*.swift
swiftc -typecheck -parse-as-library -swift-version 5 -module-name MerchantApp -I "$modules" -I .build/debug/Modules ../../examples/apps/swiftui/*.swift
