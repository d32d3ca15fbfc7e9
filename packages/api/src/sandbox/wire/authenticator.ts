import { codes } from '../../core/codes.ts';
import { Refused } from './refuse.ts';

/** The code of everybody's authenticator in the sandbox; the control page shows it. */
export const authenticatorCode = '246810';

/** Lets nobody pass without the code of their authenticator. */
export function checkAuthenticator(code: string | undefined): void {
  if (code === undefined || code === '') throw new Refused(codes.authenticatorCodeRequired);
  if (code !== authenticatorCode) throw new Refused(codes.authenticatorCodeWrong);
}
