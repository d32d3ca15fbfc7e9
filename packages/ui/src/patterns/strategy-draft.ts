/** The sub-wallets a strategy may be for. */
export const strategySubWallets = ['main', 'settlement', 'market'] as const;

/** What is filled in. */
export interface StrategyDraft {
  name: string;
  subWallets: readonly (typeof strategySubWallets)[number][];
  coin: string | null;
  from: string;
  recipients: 'any' | 'unlisted';
  approvers: readonly string[];
  threshold: string | null;
  remark: string;
}

/** Nothing filled in yet. */
export const blankDraft: StrategyDraft = {
  name: '',
  subWallets: [],
  coin: null,
  from: '',
  recipients: 'any',
  approvers: [],
  threshold: null,
  remark: '',
};

/** What the server says of a draft: it took it, it has something against its name, or it did not answer. */
export type StrategyAnswer = 'taken' | 'nameExists' | 'silence';

/** The coins a strategy may be about. */
export const strategyCoins = [
  { id: 'usdt-trx', symbol: 'USDT', network: 'TRON (TRC20)' },
  { id: 'usdc-eth', symbol: 'USDC', network: 'Ethereum (ERC20)' },
  { id: 'btc', symbol: 'BTC', network: 'Bitcoin' },
];

/** Those who may be asked. */
export const strategyPeople = ['Ana Ruiz', 'Kofi Okafor', 'Lin Wei', 'Mara Novak'].map((name) => ({
  id: name,
  label: name,
}));
