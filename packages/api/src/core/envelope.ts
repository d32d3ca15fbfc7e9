import { kindOf, type FailureKind } from './codes.ts';
import type { Endpoint } from './endpoint.ts';

/** What every answer of this server is wrapped in. */
export interface Envelope {
  /** "0" where it was done; the number 0 means the same. */
  code: string;
  msg: string;
  data: unknown;
}

/**
 * The server's answer "no": it was reached, it understood, and it rejected. Nothing has happened.
 * `code`, `msg` and `data` are the server's own; `kind` is what the catalog says of the code; `endpoint` and `params`
 * are what was asked.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly msg: string;
  readonly data: unknown;
  readonly kind: FailureKind;
  readonly endpoint: Endpoint;
  readonly params: unknown;

  constructor(envelope: Envelope, endpoint: Endpoint, params?: unknown) {
    super(`${endpoint.method} ${endpoint.path} answered ${envelope.code}: ${envelope.msg}`);
    this.code = envelope.code;
    this.msg = envelope.msg;
    this.data = envelope.data;
    this.kind = kindOf(envelope.code);
    this.endpoint = endpoint;
    this.params = params;
  }
}

/** Reads the envelope out of an answer's body; null where the body is none. */
export function readEnvelope(body: unknown): Envelope | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  const { code, msg, data } = body as { code: unknown; msg?: unknown; data?: unknown };
  if (typeof code !== 'string' && typeof code !== 'number') return null;
  return {
    code: String(code),
    msg: typeof msg === 'string' ? msg : '',
    data: data === '{}' ? null : (data ?? null),
  };
}
