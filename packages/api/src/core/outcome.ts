import { AxiosError } from 'axios';
import { AnswerMismatch } from './echoes.ts';
import { Refusal } from './envelope.ts';

/** Why a request has no answer; `mismatch`: there was one, about something else than was asked. */
export type ClientErrorKind = 'network' | 'timeout' | 'badRequest' | 'badResponse' | 'mismatch' | 'cancelled';

const kindByAxiosCode: Record<string, ClientErrorKind> = {
  [AxiosError.ERR_NETWORK]: 'network',
  [AxiosError.ETIMEDOUT]: 'timeout',
  [AxiosError.ECONNABORTED]: 'timeout',
  [AxiosError.ERR_BAD_REQUEST]: 'badRequest',
  [AxiosError.ERR_BAD_RESPONSE]: 'badResponse',
  [AxiosError.ERR_CANCELED]: 'cancelled',
};

/** The kind of a request without an answer; null for refusals, which are answers. */
export function clientErrorKind(error: unknown): ClientErrorKind | null {
  if (error instanceof Refusal) return null;
  if (error instanceof AnswerMismatch) return 'mismatch';
  if (error instanceof AxiosError) return kindByAxiosCode[error.code ?? ''] ?? 'network';
  return 'badResponse';
}

/** Thrown by whoever stands between a caller and the client and lets a command not leave. */
export class NotSent extends Error {
  override name = 'NotSent';
}

/**
 * What a failed command did: `refused` and `notSent` changed nothing; `unknown` may have been taken, and must be looked
 * up, never sent again as if new.
 */
export type Outcome = 'refused' | 'notSent' | 'unknown';

/** What is known of a command that failed. Only an answer, or never having been sent, is certainty. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof Refusal) return 'refused';
  if (error instanceof NotSent) return 'notSent';
  if (error instanceof AxiosError && error.code === AxiosError.ERR_BAD_REQUEST && error.config === undefined)
    return 'notSent';
  return 'unknown';
}
