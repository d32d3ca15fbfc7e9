import { createContext } from 'react';

/** Whether what is shown was answered meanwhile: who was needed for it then is not said any more. */
export const Answered = createContext(false);
