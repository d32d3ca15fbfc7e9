/** Somebody who can sign in. */
export interface PersonRow {
  uid: number;
  nickname: string;
  avatar_letter: string;
  /** Masked e-mail. */
  account: string;
  /** Their part in the first wallet, for the page where one chooses whom to be. */
  role: 'owner' | 'admin' | 'member' | 'none';
  note: string;
}

/** The people of the sandbox, by their part in its first wallet. */
export const people = {
  owner: {
    uid: 10001,
    nickname: 'Ana Ruiz',
    avatar_letter: 'A',
    account: 'an***@harbour.example',
    role: 'owner',
    note: 'Owns Treasury, approves and signs',
  },
  admin: {
    uid: 10002,
    nickname: 'Kofi Okafor',
    avatar_letter: 'K',
    account: 'ko***@harbour.example',
    role: 'admin',
    note: 'Admin of Treasury, owns Operations',
  },
  member: {
    uid: 10003,
    nickname: 'Lin Wei',
    avatar_letter: 'L',
    account: 'li***@harbour.example',
    role: 'member',
    note: 'Member of four sub-wallets of Treasury, asks for payments',
  },
  secondMember: {
    uid: 10004,
    nickname: 'Mei Tanaka',
    avatar_letter: 'M',
    account: 'me***@harbour.example',
    role: 'member',
    note: 'Member in Treasury and in Operations',
  },
  approver: {
    uid: 10006,
    nickname: 'Ines Duarte',
    avatar_letter: 'I',
    account: 'in***@harbour.example',
    role: 'member',
    note: 'Member of Payroll in Treasury, approves what is large there',
  },
  outsider: {
    uid: 10005,
    nickname: 'Sam Poole',
    avatar_letter: 'S',
    account: 'sa***@harbour.example',
    role: 'none',
    note: 'Signed in, but custody is not opened for this account',
  },
} as const satisfies Record<string, PersonRow>;
