import { createContext } from 'react-router'
import type { FormChoices, Submit } from '../../forms/engine/form-services.ts'

export const submitContext = createContext<Submit>()

export const formChoicesContext = createContext<FormChoices>()
