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
  return { kind: 'sandbox', people: (await response.json()) as SandboxPerson[] };
}

/** Signs a person of the sandbox in; the server sets the cookies. */
export async function signInToSandbox(uid: number): Promise<void> {
  const response = await fetch('/sandbox/sign-in', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ uid }),
  });
  if (!response.ok) throw new Error(`The sandbox refused to sign in ${uid}: ${response.status}`);
}
