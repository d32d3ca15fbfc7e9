import { createContext } from 'react';

/** True from the moment a person tried to send the surrounding form until it could be sent. */
export const FormAttempt = createContext(false);

/** Tells the surrounding form that a field shows an error, by its id and label; null when it shows none any more. */
export const FormProblems = createContext<(id: string, label: string | null) => void>(() => undefined);
