export const advertisingPropertyIds: readonly string[] = []

export const defaultAdvertisingCount: number = 0
