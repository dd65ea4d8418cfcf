import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { TextsReader } from '../server/read-texts.ts'

export const textsContext = createContext<StaffReader<TextsReader>>()
