import { account, NotSent, Refusal, type Client, type UserInfo } from '@mpc/api';
import {
  isOwnSession,
  notePerson,
  tabCookies,
  tabSession,
  useOtherPerson,
} from '#shared/session/tab-session.ts';

type Call = Client['call'];

const { path: userInfoPath } = account.userInfo;

const isPerson = (path: string, data: unknown): data is UserInfo => path === userInfoPath && data !== null;

/**
 * Rings for a refusal before its caller hears of it, unless the session that asked is not the tab's any more: nobody is
 * told what another person was refused, and a query whose session was renewed meanwhile is sent again with the new one.
 */
export const heardInItsSession = (call: Call, ring: (refusal: Refusal) => void): Call =>
  async function send(endpoint, params, options) {
    const asked = { openToken: tabCookies.get('openToken'), uid: tabSession().uid };
    try {
      return await call(endpoint, params, options);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const now = tabSession();
      const isSameSession = asked.openToken === now.openToken;
      const isSamePerson = isSameSession || (asked.uid !== null && asked.uid === now.uid);
      const isRenewed = isSamePerson && !isSameSession && error.kind === 'signedOut';
      if (isRenewed && endpoint.kind === 'query') return await send(endpoint, params, options);
      // A listener that throws must not change what became of the call.
      if (isSamePerson && !isRenewed) queueMicrotask(() => ring(error));
      throw error;
    }
  };

/**
 * Lets a call leave only while this tab’s person is signed in, and notes who that is. Whoever listens to refusals counts
 * on the caller hearing of one right after: where nobody else signed in, nothing is waited for.
 */
export const asOwnPerson =
  (call: Call, settle: () => Promise<void>, ring: (refusal: Refusal) => void): Call =>
  (endpoint, params, options) => {
    const { path, kind } = endpoint;
    const send = () => {
      const { openToken } = tabSession();
      const answer = call(endpoint, params, options);
      if (path !== userInfoPath) return answer;
      return answer.then((data) => {
        if (isPerson(path, data)) notePerson(openToken, data);
        return data;
      });
    };
    if (useOtherPerson.getState().person !== null)
      return Promise.reject(new NotSent(`${path}: another person is signed in to this browser now`));
    if (isOwnSession()) return send();
    const refuse = (error: unknown) => {
      if (error instanceof Refusal) ring(error);
      if (kind === 'query' || error instanceof NotSent) throw error;
      throw new NotSent(`${path}: it is not known who is signed in now`, { cause: error });
    };
    return settle().catch(refuse).then(send);
  };
