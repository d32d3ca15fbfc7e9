import type { RefusalCode } from './messages.ts';

/** The server's "no", thrown where it is decided and answered at the edge. Nothing has happened. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: RefusalCode;
  /** What stands in the message's gaps. */
  readonly words: Record<string, string>;
  readonly data: unknown;

  constructor(code: RefusalCode, words: Record<string, string> = {}, data: unknown = null) {
    super(code);
    this.code = code;
    this.words = words;
    this.data = data;
  }
}
