import type { listTexts } from './list-page-texts.ts';
import { day } from '../internal/durations.ts';

/** How a recipient may be paid. */
export type RecipientStatus = 'white' | 'waiting' | 'plain';

/** One entry of the address book. */
export interface Recipient {
  id: number;
  /** Which of the texts is its name; the number tells entries of one name apart. */
  name: 'binance' | 'desk' | 'payroll' | 'vendor' | 'cold' | 'market' | 'audit' | 'grants' | 'refunds';
  network: keyof typeof networks;
  address: string;
  status: RecipientStatus;
  /** When it was last paid; null for never. */
  paid: number | null;
  by: string;
}

/** Names of networks and the coin each is known by. */
export const networks = {
  trx: { name: 'TRON (TRC20)', symbol: 'TRX' },
  eth: { name: 'Ethereum (ERC20)', symbol: 'ETH' },
  btc: { name: 'Bitcoin', symbol: 'BTC' },
  ton: { name: 'TON', symbol: 'TON' },
};

const november = Date.UTC(2026, 10, 20, 6, 2);

type Row = [Recipient['name'], Recipient['network'], string, RecipientStatus, number | null, string];

const rows: readonly Row[] = [
  ['binance', 'trx', 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1', 'white', 0, 'Lin Wei'],
  ['desk', 'eth', '0x7Fa31cB04D5e82A6f9C1b3Ee60D2a894C7e5f1A2', 'white', 1, 'Ana Ruiz'],
  ['payroll', 'trx', 'TLa9cQ2fVb7Kx3Yd8WmR5sJp4uNh6GzEt1', 'plain', 12, 'Lin Wei'],
  ['vendor', 'ton', 'UQBq4fT7mK2xVw9sLd3Rp6YhNc8JzEa5gUb1oZxAvCs', 'waiting', null, 'Kofi Okafor'],
  ['cold', 'btc', 'bc1q9h7r0k2lw5x8f3g6v4n2m0s7d9a1c5e8t6y3z4p', 'white', 3, 'Lin Wei'],
  ['market', 'eth', '0x2C6b9E14aD80f357Bc19e2F40d7A8836cE51b90D', 'plain', 40, 'Ana Ruiz'],
  ['audit', 'eth', '0x91d0F7a2E4c85B63D19f08aC27Be5461A3f0c7E8', 'plain', null, 'Mara Novak'],
  ['grants', 'trx', 'TWm4Rk7PzX2vHs9LcB6nJq3YtFd8GaUe5o', 'white', 6, 'Kofi Okafor'],
  ['refunds', 'btc', 'bc1qxy8s3k0d5v7m2n9l4p6w1f3r8t0c5j7h2g4a6e9u', 'plain', 2, 'Lin Wei'],
  ['desk', 'trx', 'TVr2Nc8LwQ5yKx7JdM3sPb9HtZf4GaUe6k', 'waiting', null, 'Ana Ruiz'],
  ['market', 'ton', 'EQDk7LsVw3Rp9YhNc2JzEa8gUb5oZxAvCsTq4fMmK6x1', 'white', 15, 'Kofi Okafor'],
  ['vendor', 'eth', '0xB40e73C9d1A65f2807eE8b94Cc31F7a05D6298bF', 'plain', 71, 'Lin Wei'],
  ['cold', 'eth', '0x5aE81f03B7c94D26E0fA7d8193c5B06e42D9a7C1', 'white', 9, 'Mara Novak'],
];

/** The address book of the pattern. */
export const recipients: readonly Recipient[] = rows.map(
  ([name, network, address, status, daysAgo, by], index) => ({
    id: index + 1,
    name,
    network,
    address,
    status,
    paid: daysAgo === null ? null : november - daysAgo * day,
    by,
  }),
);

/** What a recipient is called in the reader's language. */
export const recipientName = ({ name }: Recipient, words: (typeof listTexts)['en-US']): string => words[name];
