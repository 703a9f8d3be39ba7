@file:Suppress("UNUSED_PARAMETER")

package androidx.compose.runtime

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.PROPERTY_GETTER)
public annotation class Composable
