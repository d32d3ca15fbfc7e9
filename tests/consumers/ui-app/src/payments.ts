export interface Payment {
  id: number;
  recipient: string;
  address: string;
  amount: string;
  symbol: string;
  at: number;
  sent: boolean;
}

const recipients = ['Anchor Shipping', 'Baltic Power', 'Cedar Mills', '东方贸易', 'Élan Studio', '福建港务'];

/** A list as another team's server would answer it. Amounts are decimal strings. */
export const payments: Payment[] = recipients.map((recipient, index) => ({
  id: index + 1,
  recipient,
  address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  amount: `${1200 * (index + 1)}.${index}5`,
  symbol: 'USDT',
  at: Date.UTC(2026, 10, 20, 6, index),
  sent: index % 2 === 0,
}));
