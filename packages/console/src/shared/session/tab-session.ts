import { documentCookies, NotSent, type Cookies, type UserInfo } from '@mpc/api';
import { create } from 'zustand';

/** What the server knows a session by: its token, and the value against forged requests that belongs to it. */
interface Credentials {
  openToken: string;
  csrf: string;
}

interface TabSession {
  /** What this tab began with; null while nobody is signed in here. */
  own: Credentials | null;
  /** Whose it is, as user-info answered; null until it has. */
  uid: number | null;
}

const nobody: TabSession = { own: null, uid: null };
let tab = nobody;

/** Who signed in to this browser in place of the person this tab shows. Nothing sets it back but a new page. */
export const useOtherPerson = create<{ person: UserInfo | null }>()(() => ({ person: null }));

const inDocument = (): Credentials => ({
  openToken: documentCookies.get('openToken') ?? '',
  csrf: documentCookies.get('XSRF-TOKEN') ?? '',
});

/** What this tab sends: that of the document where it is the tab's own session, which it takes up if it has none. */
function credentials(): Credentials | null {
  const found = inDocument();
  if (found.openToken === '') return null;
  if (tab.own === null || tab.own.openToken === found.openToken) tab = { ...tab, own: found };
  return tab.own;
}

/** Whether the document's session is this tab's own; one that ended without another in its place is nobody else's. */
export function isOwnSession(): boolean {
  const { openToken } = inDocument();
  return openToken === '' || credentials()?.openToken === openToken;
}

/** Whether the token of this tab is still what the document holds: what lies beside it is this tab's too. */
export const holdsOwnToken = (): boolean => {
  const { openToken } = inDocument();
  return openToken !== '' && openToken === credentials()?.openToken;
};

/** Whether this browser holds a session; the server may think otherwise. */
export const isSignedIn = (): boolean => credentials() !== null;

/** What goes with this tab's calls: its own session also where the document has none any more. */
const sent = (): Credentials | null => credentials() ?? tab.own;

/** The cookies as this tab sends them: those of its own session, whoever else signed in or out meanwhile. */
export const tabCookies: Cookies = {
  get(name) {
    if (name === 'openToken') return sent()?.openToken;
    if (name === 'XSRF-TOKEN') return sent()?.csrf;
    return documentCookies.get(name);
  },
};

/** The session of this tab, to compare or tell of. */
export const tabSession = (): { openToken: string | undefined; uid: number | null } => ({
  openToken: tab.own?.openToken,
  uid: tab.uid,
});

/** The tab is nobody's again. */
export function releaseTab(): void {
  tab = nobody;
  useOtherPerson.setState({ person: null });
}

function stop(person: UserInfo): never {
  useOtherPerson.setState({ person });
  throw new NotSent('Another person is signed in to this browser now');
}

/** Notes whose session it is that a token opened. One that is somebody else's all at once stops the tab. */
export function notePerson(openToken: string | undefined, person: UserInfo): void {
  if (openToken === undefined || openToken !== tab.own?.openToken) return;
  if (tab.uid !== null && tab.uid !== person.uid) stop(person);
  tab = { ...tab, uid: person.uid };
}

type WhoIs = (cookies: Cookies) => Promise<UserInfo>;

async function ask(whoIs: WhoIs): Promise<void> {
  while (!isOwnSession()) {
    const found = inDocument();
    const known: Record<string, string | undefined> = {
      openToken: found.openToken,
      'XSRF-TOKEN': found.csrf,
    };
    const person = await whoIs({ get: (name) => known[name] ?? documentCookies.get(name) });
    if (inDocument().openToken !== found.openToken) continue;
    if (person.uid !== tab.uid) stop(person);
    tab = { ...tab, own: found };
  }
}

/**
 * Settles whose session the document holds before anything leaves: the same person’s is taken up, another’s stops the
 * tab and rejects. Asks once for all who wait.
 */
export function personGuard(whoIs: WhoIs): () => Promise<void> {
  let asking: Promise<void> | null = null;
  return () => {
    asking ??= ask(whoIs).finally(() => {
      asking = null;
    });
    return asking;
  };
}
