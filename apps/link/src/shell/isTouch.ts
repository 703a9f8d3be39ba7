/** Whether the device is operated by touch: a phone or a tablet, whose own screen cannot be scanned by its camera. */
export const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches
