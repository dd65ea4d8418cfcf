import { createContext } from 'react-router'
import type { SignInPages } from '../server/sign-in-pages.ts'

export const signInContext = createContext<SignInPages>()
