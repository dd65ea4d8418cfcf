export const advertisingPropertyIds: readonly string[] = [
  'a1f0c3de-1001-4a11-8a01-5d2f00000001',
  'a1f0c3de-1002-4a12-8a02-5d2f00000002',
  'a1f0c3de-1003-4a13-8a03-5d2f00000003',
  'a1f0c3de-1004-4a14-8a04-5d2f00000004',
]
