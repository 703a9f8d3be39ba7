// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "RialtoLink",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [.library(name: "RialtoLink", targets: ["RialtoLink"])],
    targets: [
        // The session of every screen, with Foundation alone: it also builds and is tested on Linux.
        .target(
            name: "RialtoCore",
            resources: [.copy("Resources/level2.html"), .copy("Resources/shapes.json")]
        ),
        // The screens. Empty where there is no UIKit.
        .target(name: "RialtoLink", dependencies: ["RialtoCore"]),
        .testTarget(name: "RialtoCoreTests", dependencies: ["RialtoCore"]),
    ]
)
