import { createContext } from 'react';

/** True from the moment a person tried to send the surrounding form until it could be sent. */
export const FormAttempt = createContext(false);
