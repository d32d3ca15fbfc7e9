import { sectionsFault, type KytConfig, type KytSections, type LevelHandling } from '@mpc/api';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import {
  cellOf,
  directions,
  levelNames,
  minimumOf,
  savedIds,
  type ConfigValues,
  type Credentials,
  type ScopeChoice,
} from './config.values.ts';

/** The steps of the form. */
export const configSteps = [
  'connection',
  'scope',
  'coins',
  'handling',
  'breaker',
  'receivers',
  'review',
] as const;

export type ConfigStep = (typeof configSteps)[number];

/** Where each part of a configuration is entered. */
export const stepOf = {
  connection: 'connection',
  scope: 'scope',
  directions: 'scope',
  triggers: 'coins',
  handling: 'handling',
  timeout: 'handling',
  breaker: 'breaker',
} as const satisfies Record<keyof KytSections, ConfigStep>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const levelsIn = ({ handling }: ConfigValues, direction: 'deposit' | 'withdraw') =>
  Object.fromEntries(
    levelNames.map((level) => [level, handling[cellOf(direction, level)] ?? 3]),
  ) as unknown as LevelHandling;

const levelsOf = (levels: LevelHandling) => levelNames.map((level) => levels[level]);

/** How the provider is reached, where that changes: another account, or other credentials of the same. */
function connectionOf(
  { mode }: ConfigValues,
  { key, secret }: Credentials,
  config: KytConfig,
): KytSections['connection'] {
  if (mode === 'platform') return config.connection.mode === 'platform' ? undefined : { mode };
  if (config.connection.mode === 'own' && key === '' && secret === '') return undefined;
  return { mode, api_key: key, ...(secret === '' ? {} : { api_secret: secret }) };
}

function scopeOf(values: ConfigValues, config: KytConfig, scope: ScopeChoice): KytSections['scope'] {
  const { scope_type, auto_include_new, sub_wallet_ids } = config.scope;
  if (values.which === 'all')
    return scope_type === 1 ? undefined : { scope_type: 1, sub_wallet_ids: [], auto_include_new: 1 };
  const chosen = values.chosen.map(Number);
  const unseen = sub_wallet_ids.filter((id) => !scope.all.includes(id));
  const ids = [...new Set([...chosen, ...unseen])].toSorted((one, other) => one - other);
  const includes = values.includesNew ? 1 : 0;
  return scope_type === 2 && includes === auto_include_new && isSame(ids, savedIds(config, scope))
    ? undefined
    : { scope_type: 2, sub_wallet_ids: ids, auto_include_new: includes };
}

/** From how much on a coin is screened, as the form has it now: always, where nothing was entered for this measure. */
export const minimumIn = ({ minimums, triggerMode }: ConfigValues, symbol: string): string =>
  minimums[minimumOf(triggerMode, symbol)] ?? '0';

function triggersOf(values: ConfigValues, config: KytConfig): KytSections['triggers'] {
  const coins = config.coins.map(({ symbol }) => {
    const entered = minimumIn(values, symbol);
    return {
      symbol,
      status: values.isOn[symbol] === true ? (1 as const) : (0 as const),
      minimum: enteredAmount(entered) || entered,
    };
  });
  const before = config.coins.map(({ symbol, status, minimum }) => ({ symbol, status, minimum }));
  return values.triggerMode === config.trigger_mode && isSame(coins, before)
    ? undefined
    : { trigger_mode: values.triggerMode, coins };
}

function handlingOf(values: ConfigValues, { handling }: KytConfig): KytSections['handling'] {
  const after = { deposit: levelsIn(values, 'deposit'), withdraw: levelsIn(values, 'withdraw') };
  return directions.every((direction) => isSame(levelsOf(after[direction]), levelsOf(handling[direction])))
    ? undefined
    : after;
}

function breakerOf(values: ConfigValues, { breaker }: KytConfig): KytSections['breaker'] {
  // Saving it resets it, which is a decision of its own.
  if (breaker.tripped_at !== null) return undefined;
  const after = { status: values.hasBreaker ? (1 as const) : (0 as const), level: values.breakerLevel };
  return isSame(after, { status: breaker.status, level: breaker.level }) ? undefined : after;
}

function timeoutOf({ minutes, onTimeout }: ConfigValues, { timeout }: KytConfig): KytSections['timeout'] {
  const after = { minutes: /^\d{1,5}$/.test(minutes) ? Number(minutes) : 0, action: onTimeout };
  return isSame(after, { minutes: timeout.minutes, action: timeout.action }) ? undefined : after;
}

/** The parts of a configuration that a form changes: they alone are sent. */
export function changedSections(
  config: KytConfig,
  scope: ScopeChoice,
  values: ConfigValues,
  credentials: Credentials,
): KytSections {
  const asked = directions.filter((direction) => values.directions.includes(direction));
  const was = directions.filter((direction) => config.directions.includes(direction));
  const sections: { [Name in keyof KytSections]: KytSections[Name] | undefined } = {
    connection: connectionOf(values, credentials, config),
    scope: scopeOf(values, config, scope),
    directions: isSame(asked, was) ? undefined : asked,
    triggers: triggersOf(values, config),
    handling: handlingOf(values, config),
    breaker: breakerOf(values, config),
    timeout: timeoutOf(values, config),
  };
  return Object.fromEntries(Object.entries(sections).filter(([, section]) => section !== undefined));
}

export const timeoutMinutes = { least: 1, most: 1440 } as const;

/** The first step with something wrong in it; null where all of it can be saved. */
export function faultyStep(config: KytConfig, sections: KytSections): ConfigStep | null {
  const found = sectionsFault(sections);
  if (found !== undefined) return stepOf[(found.field.split('.')[0] ?? '') as keyof typeof stepOf];
  const { connection, timeout } = sections;
  const needsSecret = connection?.mode === 'own' && config.connection.mode !== 'own';
  if (needsSecret && connection.api_secret === undefined) return 'connection';
  const { least, most } = timeoutMinutes;
  return timeout !== undefined && (timeout.minutes < least || timeout.minutes > most) ? 'handling' : null;
}

/** A key with its middle left out, as the server shows one. */
export const maskedKey = (key: string): string =>
  key === '' ? '' : `${key.slice(0, 4)}****${key.slice(-4)}`;

/** Whether a configuration is as parts of it were sent. Whether a secret is the one that was sent nobody can read. */
export function isConfigAsSent(config: KytConfig, sections: KytSections, before: KytConfig): boolean {
  const { scope, timeout, trigger_mode, coins, handling, breaker, connection } = config;
  const { scope_type, sub_wallet_ids, auto_include_new } = scope;
  const { connection: sent, handling: handled } = sections;
  const now: Required<Pick<KytSections, 'scope' | 'directions' | 'triggers' | 'breaker' | 'timeout'>> = {
    scope: { scope_type, sub_wallet_ids, auto_include_new },
    directions: config.directions,
    triggers: {
      trigger_mode,
      coins: coins.map(({ symbol, status, minimum }) => ({ symbol, status, minimum })),
    },
    breaker: { status: breaker.status, level: breaker.level },
    timeout: { minutes: timeout.minutes, action: timeout.action },
  };
  const names = Object.keys(now) as (keyof typeof now)[];
  return (
    names.every((name) => sections[name] === undefined || isSame(now[name], sections[name])) &&
    (handled === undefined ||
      directions.every((one) => isSame(levelsOf(handling[one]), levelsOf(handled[one])))) &&
    (sections.breaker === undefined || breaker.tripped_at === null) &&
    (sent === undefined ||
      (connection.mode === sent.mode &&
        connection.test_time !== before.connection.test_time &&
        (sent.mode === 'platform' || connection.api_key_masked === maskedKey(sent.api_key ?? ''))))
  );
}
