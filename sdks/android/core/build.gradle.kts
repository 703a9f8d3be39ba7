plugins {
    id("org.jetbrains.kotlin.jvm")
}

kotlin { compilerOptions { jvmTarget.set(org.jetbrains.kotlin.gradle.dsl.JvmTarget.JVM_11) } }

java {
    sourceCompatibility = JavaVersion.VERSION_11
    targetCompatibility = JavaVersion.VERSION_11
}

dependencies {
    // Part of Android itself.
    compileOnly("org.json:json:20240303")
}
