export const advertisingPropertyIds: readonly string[] = []
