import type { KytConfig, KytDirection, KytHandling, LevelHandling } from '@mpc/api';
import { fitsPart, isBoolean, isFields, isText, listOf } from '#shared/fields.ts';

export const directions = ['deposit', 'withdraw'] as const satisfies KytDirection[];

/** From the gravest to the least, with the number each has elsewhere. */
export const levels = { severe: 4, high: 3, medium: 2, low: 1 } as const satisfies Record<
  keyof LevelHandling,
  number
>;

export const levelNames = ['severe', 'high', 'medium', 'low'] as const satisfies (keyof LevelHandling)[];

export const handlings = [1, 2, 3, 4] as const satisfies KytHandling[];

/** A configuration as it stands in the form. What gives access to a provider is no part of it: it is never kept. */
export interface ConfigValues {
  mode: 'platform' | 'own';
  which: 'all' | 'chosen';
  /** Numbers of sub-wallets, as texts. */
  chosen: string[];
  includesNew: boolean;
  directions: KytDirection[];
  triggerMode: 'quantity' | 'value';
  /** By the codes of coins. */
  isOn: Record<string, boolean>;
  /** By what is measured and the code of the coin: an amount means something else once it is measured otherwise. */
  minimums: Record<string, string>;
  /** By direction and level. */
  handling: Record<string, KytHandling>;
  hasBreaker: boolean;
  breakerLevel: KytConfig['breaker']['level'];
  minutes: string;
  onTimeout: 'hold' | 'release';
}

/** What gives access to an own account. It stands in the form alone, until it is sent or the form is left. */
export interface Credentials {
  key: string;
  secret: string;
}

export const noCredentials: Credentials = { key: '', secret: '' };

export const minimumOf = (mode: ConfigValues['triggerMode'], symbol: string) => `${mode} ${symbol}`;

export const cellOf = (direction: KytDirection, level: keyof LevelHandling) => `${direction} ${level}`;

/** Sub-wallets as they were saved, and as this person last left them. */
export interface ScopeChoice {
  /** Everything that can be chosen. */
  all: readonly number[];
  /** What the server has as chosen for this person: the draft where there is one. */
  chosen: readonly number[];
  isDraft: boolean;
}

const sorted = (ids: readonly (number | string)[]) => ids.map(Number).toSorted((one, other) => one - other);

/** The sub-wallets that were saved; those this person does not see stay in the scope. */
export function savedIds({ scope }: Pick<KytConfig, 'scope'>, { all }: Pick<ScopeChoice, 'all'>): number[] {
  return sorted(scope.scope_type === 1 ? all : scope.sub_wallet_ids);
}

/** The form as it stands before anything is changed: as saved, or as the draft of the scope has it. */
export function valuesOfConfig(config: KytConfig, scope: ScopeChoice): ConfigValues {
  const { connection, trigger_mode, coins, handling, breaker, timeout } = config;
  const isDrafted = scope.isDraft && sorted(scope.chosen).join() !== savedIds(config, scope).join();
  const cells = directions.flatMap((direction) =>
    levelNames.map((level) => [cellOf(direction, level), handling[direction][level]] as const),
  );
  return {
    mode: connection.mode,
    which: isDrafted || config.scope.scope_type === 2 ? 'chosen' : 'all',
    chosen: sorted(isDrafted ? scope.chosen : savedIds(config, scope)).map(String),
    includesNew: config.scope.auto_include_new === 1,
    directions: directions.filter((direction) => config.directions.includes(direction)),
    triggerMode: trigger_mode,
    isOn: Object.fromEntries(coins.map(({ symbol, status }) => [symbol, status === 1])),
    minimums: Object.fromEntries(
      coins.map(({ symbol, minimum }) => [minimumOf(trigger_mode, symbol), minimum]),
    ),
    handling: Object.fromEntries(cells),
    hasBreaker: breaker.status === 1,
    breakerLevel: breaker.level,
    minutes: String(timeout.minutes),
    onTimeout: timeout.action,
  };
}

/** What was changed in a form. What nobody has touched follows the server. */
export type ConfigEdits = Partial<ConfigValues>;

/** A form with what was changed in it. */
export const withEdits = (values: ConfigValues, edits: ConfigEdits): ConfigValues => ({
  ...values,
  ...edits,
  isOn: { ...values.isOn, ...edits.isOn },
  minimums: { ...values.minimums, ...edits.minimums },
  handling: { ...values.handling, ...edits.handling },
});

const oneOf =
  (...known: readonly unknown[]) =>
  (value: unknown) =>
    known.includes(value);

const mapOf = (guard: (value: unknown) => boolean) => (value: unknown) =>
  isFields(value) && Object.values(value).every(guard);

const isConfigEdits = fitsPart<ConfigValues>({
  mode: oneOf('platform', 'own'),
  which: oneOf('all', 'chosen'),
  chosen: listOf(isText),
  includesNew: isBoolean,
  directions: listOf(oneOf(...directions)),
  triggerMode: oneOf('quantity', 'value'),
  isOn: mapOf(isBoolean),
  minimums: mapOf(isText),
  handling: mapOf(oneOf(...handlings)),
  hasBreaker: isBoolean,
  breakerLevel: oneOf(1, 2, 3, 4),
  minutes: isText,
  onTimeout: oneOf('hold', 'release'),
});

const noEdits: ConfigEdits = {};

/** Where what was changed is kept until it is sent. */
export const configDraft = (serviceId: number) => ({
  kind: `kyt-config ${serviceId}`,
  subWalletId: 0,
  empty: noEdits,
  isValues: isConfigEdits,
});
