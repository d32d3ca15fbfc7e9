/** Who the sandbox lets in. */
export interface SandboxPerson {
  uid: number;
  nickname: string;
  role: 'owner' | 'admin' | 'member' | 'none';
  note: string;
}

/** How one signs in here: with the sandbox's people, or at the address the host has for it. */
export type SignInWays =
  | { kind: 'sandbox'; people: SandboxPerson[] }
  | { kind: 'elsewhere'; address: string };

/** The host leads from here to where its people sign in. */
const elsewhere = '/sign-in';

/** Asks the server which way there is. The specification names no call that signs in; this module is all there is to change. */
export async function signInWays(signal: AbortSignal): Promise<SignInWays> {
  const response = await fetch('/sandbox/people', { signal });
  const isSandbox = response.ok && response.headers.get('content-type')?.includes('json') === true;
  if (!isSandbox) return { kind: 'elsewhere', address: elsewhere };
  const people: unknown = await response.json();
  if (!Array.isArray(people) || !people.every(isPerson))
    throw new Error('Nobody can be read from the answer');
  return { kind: 'sandbox', people };
}

/** Whether it says who somebody is; a role that is not known yet is one. */
const isPerson = (one: unknown): one is SandboxPerson =>
  typeof one === 'object' &&
  one !== null &&
  'uid' in one &&
  typeof one.uid === 'number' &&
  'nickname' in one &&
  typeof one.nickname === 'string';

/** Signs a person of the sandbox in; the server sets the cookies. */
export async function signInToSandbox(uid: number): Promise<void> {
  const response = await fetch('/sandbox/sign-in', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ uid }),
  });
  if (!response.ok) throw new Error(`The sandbox refused to sign in ${uid}: ${response.status}`);
}
