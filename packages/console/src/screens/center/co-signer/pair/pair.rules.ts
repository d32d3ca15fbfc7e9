import type { AutoCollectConfig, SweepSubWallet } from '@mpc/api';
import { fitsPart, isText, orNull } from '#shared/fields.ts';
import { compare } from '#shared/money/decimal.ts';

/** The two sub-wallets as they stand in a form, by their numbers as texts. */
export interface PairValues {
  omnibus: string | null;
  gas: string | null;
}

/** The same with the reason for it. */
export interface PairRequestValues extends PairValues {
  remark: string;
}

const idText = (id: number): string | null => (id === 0 ? null : String(id));

/** The form in which the pair in force is changed. */
export const valuesOfPair = (config: AutoCollectConfig): PairRequestValues => ({
  omnibus: idText(config.collect_sub_wallet_id),
  gas: idText(config.fueling_sub_wallet_id),
  remark: '',
});

const noEdits: Partial<PairRequestValues> = {};

const isPairEdits = fitsPart<PairRequestValues>({
  omnibus: orNull(isText),
  gas: orNull(isText),
  remark: isText,
});

/** Where what was entered in place of the pair in force is kept until it is submitted. */
export const pairDraft = (walletId: number) => ({
  kind: `sweep-pair ${walletId}`,
  subWalletId: 0,
  empty: noEdits,
  isValues: isPairEdits,
});

/** What two chosen sub-wallets would do. */
export interface PairImpact {
  /** Addresses of users in scope, which would be swept. */
  addresses: number;
  /** Networks on which the gas station has nothing to pay with; null where none is chosen that is seen. */
  dry: string[] | null;
  /** One sub-wallet for both: its transfers wait for refueling. */
  isSame: boolean;
}

/** What a pair would do, as far as the sub-wallets tell. */
export function pairImpact(all: readonly SweepSubWallet[], { omnibus, gas }: PairValues): PairImpact {
  const station = all.find(({ sub_wallet_id }) => String(sub_wallet_id) === gas);
  return {
    addresses: all.reduce((sum, one) => sum + (one.in_scope === 1 ? one.address_count : 0), 0),
    dry:
      station === undefined
        ? null
        : station.balances
            .filter(({ balance }) => compare(balance, '0') !== 1)
            .map(({ coin_net }) => coin_net),
    isSame: omnibus !== null && omnibus === gas,
  };
}

type Pair = Pick<
  AutoCollectConfig,
  'collect_sub_wallet_id' | 'collect_sub_wallet_name' | 'fueling_sub_wallet_id' | 'fueling_sub_wallet_name'
>;

/** Of the pair in force, the sub-wallets that are not among those a person sees. */
export function unseenOf(config: Pair, seen: readonly SweepSubWallet[]): { id: string; name: string }[] {
  const { collect_sub_wallet_id: omnibus, fueling_sub_wallet_id: gas } = config;
  const inForce = new Map([
    [omnibus, config.collect_sub_wallet_name],
    [gas, config.fueling_sub_wallet_name],
  ]);
  return [...inForce].flatMap(([id, name]) =>
    id === 0 || seen.some(({ sub_wallet_id }) => sub_wallet_id === id) ? [] : [{ id: String(id), name }],
  );
}

/** What of the pair the change that waits would change, by name. */
export function pairChanges({
  pending,
  ...now
}: Pair & { pending?: Pair | undefined }): { key: 'omnibus' | 'gas'; before: string; after: string }[] {
  if (pending === undefined) return [];
  const omnibus = {
    key: 'omnibus' as const,
    before: now.collect_sub_wallet_name,
    after: pending.collect_sub_wallet_name,
  };
  const gas = {
    key: 'gas' as const,
    before: now.fueling_sub_wallet_name,
    after: pending.fueling_sub_wallet_name,
  };
  return [
    ...(now.collect_sub_wallet_id === pending.collect_sub_wallet_id ? [] : [omnibus]),
    ...(now.fueling_sub_wallet_id === pending.fueling_sub_wallet_id ? [] : [gas]),
  ];
}
