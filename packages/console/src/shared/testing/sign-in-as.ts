import { sandbox } from './network.ts';
import { people } from '@mpc/api/sandbox';
import { releaseTab } from '#shared/session/tab-session.ts';

/** Signs somebody in, in the sandbox and in this browser. */
export function signIn(person: keyof typeof people): void {
  const { openToken, csrf } = sandbox.signInAs(people[person].uid);
  releaseTab();
  document.cookie = `openToken=${openToken}; path=/`;
  document.cookie = `XSRF-TOKEN=${csrf}; path=/`;
}
