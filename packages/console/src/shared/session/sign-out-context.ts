import { createContext, useContext } from 'react';

/** Ends the session everywhere in this browser, as the person asked. The app provides it. */
export const SignOutContext = createContext<() => void>(() => {
  throw new Error('SignOutContext has no provider: render inside App');
});

export const useSignOut = (): (() => void) => useContext(SignOutContext);
