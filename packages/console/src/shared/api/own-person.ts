import { account, NotSent, Refusal, type Client, type UserInfo } from '@mpc/api';
import { isOwnSession, notePerson, tabSession, useOtherPerson } from '#shared/session/tab-session.ts';

type Call = Client['call'];

const { path: userInfoPath } = account.userInfo;

const isPerson = (path: string, data: unknown): data is UserInfo => path === userInfoPath && data !== null;

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
