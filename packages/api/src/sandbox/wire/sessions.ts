/** What a signed-in browser holds, as the three cookies. */
export interface Session {
  openToken: string;
  sso: string;
  csrf: string;
}

/** A session as the server keeps it. */
export interface Held extends Session {
  uid: number;
  signedInAt: number;
}

/** Who is signed in, by the token they send. */
export interface Sessions {
  open(uid: number, now: number): Session;
  find(openToken: string): Held | undefined;
  close(openToken: string): void;
  /** Ends every session of a person, on the server only. */
  expire(uid: number): void;
  clear(): void;
  /** All of them with their tokens, the oldest first, as plain data; and the way back. */
  state(): Held[];
  restore(saved: readonly Held[]): void;
}

const token = () => crypto.randomUUID().replaceAll('-', '');

/** Makes an empty register of sessions. Tokens are truly random even in a seeded world: an old cookie opens nothing. */
export function createSessions(): Sessions {
  const held = new Map<string, Held>();
  return {
    open(uid, now) {
      const session = { openToken: token(), sso: token(), csrf: token() };
      held.set(session.openToken, { ...session, uid, signedInAt: now });
      return session;
    },
    find: (openToken) => held.get(openToken),
    close: (openToken) => void held.delete(openToken),
    expire(uid) {
      for (const session of held.values()) if (session.uid === uid) held.delete(session.openToken);
    },
    clear: () => held.clear(),
    state: () => [...held.values()],
    restore(saved) {
      held.clear();
      for (const session of saved) held.set(session.openToken, session);
    },
  };
}
