import * as v from 'valibot';

const Sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'sha256'));

/** What a decision may say of what it was taken on: the server keeps it with the decision, and does not judge it. */
export const shownParams = {
  /** SHA-256, in hexadecimal, of what the caller was shown: the digest of the payment, or of the request. */
  digest: v.optional(Sha256),
  /** Root hash of the console that showed it, in hexadecimal. */
  build: v.optional(Sha256),
};

/** The same, as the sandbox passes it on. */
export interface Shown {
  digest?: string | undefined;
  build?: string | undefined;
}
