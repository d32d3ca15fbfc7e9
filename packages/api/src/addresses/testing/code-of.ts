import { checkAddress, type Reason } from '../index.ts';

/** `ok`, or the code of the reason why a text is no address. */
export function codeOf(baseSymbol: string, text: string): 'ok' | Reason['code'] {
  const check = checkAddress(baseSymbol, text);
  return check.ok ? 'ok' : check.reason.code;
}
