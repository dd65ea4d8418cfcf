import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboxOwnerHeader, outboxUrl } from '../../domain/device-outbox.ts'
import { newSubmissionKey } from '../../domain/submission-key.ts'
import { outboxActions } from '../../forms/staff/outbox.ts'
