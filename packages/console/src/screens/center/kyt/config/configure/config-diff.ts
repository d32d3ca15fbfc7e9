import type { KytConfig, KytSections } from '@mpc/api';
import type { DiffItem } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { coinName } from '#shared/coin/coin-name.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { maskedKey } from './config-sections.rules.ts';
import { directions, levelNames, levels } from './config.values.ts';
import type { NamedSubWallet } from './use-scope-choice.ts';

type Words = TFunction<'kyt'>;

export interface DiffWords {
  t: Words;
  /** Those of every screen. */
  words: TFunction;
}

/** How a provider is reached, before and after. Of a secret only that there is another one. */
export function connectionDiff({ connection }: KytConfig, sections: KytSections, t: Words): DiffItem[] {
  const after = sections.connection;
  if (after === undefined) return [];
  return [
    {
      key: 'mode',
      label: t('config.connection.account'),
      before: t(`config.connection.mode.${connection.mode}`),
      after: t(`config.connection.mode.${after.mode}`),
    },
    {
      key: 'key',
      label: t('config.connection.key'),
      before: connection.api_key_masked,
      after: after.mode === 'own' ? maskedKey(after.api_key ?? '') : '',
    },
    {
      key: 'secret',
      label: t('config.connection.secret'),
      before: connection.mode === 'own' ? t('config.connection.secretIs.kept') : '',
      after:
        after.mode === 'platform'
          ? ''
          : t(`config.connection.secretIs.${after.api_secret === undefined ? 'kept' : 'replaced'}`),
    },
  ];
}

type Scope = NonNullable<KytSections['scope']>;

function scopeDiff(
  config: KytConfig,
  { scope, directions: asked }: KytSections,
  names: readonly NamedSubWallet[],
  t: Words,
): DiffItem[] {
  const nameOf = (id: number) => names.find((one) => one.id === id)?.name ?? t('config.scope.unseen', { id });
  const which = ({ scope_type, sub_wallet_ids }: Scope) =>
    scope_type === 1 ? t('config.scope.all') : listed(sub_wallet_ids.map(nameOf));
  // All of them are the new ones, too.
  const includes = ({ scope_type, auto_include_new }: Scope) =>
    t(scope_type === 1 || auto_include_new === 1 ? 'config.scope.newIn' : 'config.scope.newOut');
  const ways = (of: KytConfig['directions']) =>
    listed(directions.filter((one) => of.includes(one)).map((one) => t(`config.direction.${one}`)));
  return [
    ...(asked === undefined
      ? []
      : [
          {
            key: 'directions',
            label: t('config.scope.directions'),
            before: ways(config.directions),
            after: ways(asked),
          },
        ]),
    ...(scope === undefined
      ? []
      : [
          { key: 'scope', label: t('config.scope.which'), before: which(config.scope), after: which(scope) },
          {
            key: 'new',
            label: t('config.scope.new'),
            before: includes(config.scope),
            after: includes(scope),
          },
        ]),
  ];
}

function coinsDiff(config: KytConfig, { triggers }: KytSections, { t, words }: DiffWords): DiffItem[] {
  if (triggers === undefined) return [];
  const said = (
    mode: 'quantity' | 'value',
    unit: string,
    { status, minimum }: { status: 0 | 1; minimum: string },
  ) => {
    if (status === 0) return t('config.coins.notScreened');
    return minimum === '0'
      ? t('config.coins.always')
      : t('config.coins.fromAmount', { amount: exactAmount(minimum), unit: mode === 'value' ? 'USD' : unit });
  };
  const after = new Map(triggers.coins.map((coin) => [coin.symbol, coin]));
  return [
    {
      key: 'trigger',
      label: t('config.coins.mode'),
      before: t(`config.coins.by.${config.trigger_mode}`),
      after: t(`config.coins.by.${triggers.trigger_mode}`),
    },
    ...config.coins.map((coin) => ({
      key: `coin ${coin.symbol}`,
      // Its code is all that is sent of it.
      label:
        coin.symbol === coin.symbol_alias
          ? coinName(coin)
          : `${coinName(coin)} ${words('coin.code', { code: coin.symbol })}`,
      before: said(config.trigger_mode, coin.symbol_alias, coin),
      after: said(triggers.trigger_mode, coin.symbol_alias, after.get(coin.symbol) ?? coin),
    })),
  ];
}

function handlingDiff(config: KytConfig, { handling }: KytSections, { t, words }: DiffWords): DiffItem[] {
  if (handling === undefined) return [];
  return levelNames.flatMap((level) =>
    directions.map((direction) => ({
      key: `${direction} ${level}`,
      label: t('config.handling.of', {
        level: words(`order.risk.${levels[level]}`),
        direction: t(`config.direction.${direction}`),
      }),
      before: t(`config.handling.${direction}.${config.handling[direction][level]}`),
      after: t(`config.handling.${direction}.${handling[direction][level]}`),
    })),
  );
}

function otherDiff(
  config: KytConfig,
  { breaker, timeout }: KytSections,
  { t, words }: DiffWords,
): DiffItem[] {
  const broken = ({ status, level }: Pick<KytConfig['breaker'], 'status' | 'level'>) =>
    status === 0
      ? t('config.breaker.off')
      : t('config.breaker.onFrom', { level: words(`order.risk.${level}`) });
  const late = ({ minutes, action }: KytConfig['timeout']) =>
    t(`config.timeout.after.${action}`, { count: minutes });
  return [
    ...(timeout === undefined
      ? []
      : [
          {
            key: 'timeout',
            label: t('config.timeout.title'),
            before: late(config.timeout),
            after: late(timeout),
          },
        ]),
    ...(breaker === undefined
      ? []
      : [
          {
            key: 'breaker',
            label: t('config.step.breaker'),
            before: broken(config.breaker),
            after: broken(breaker),
          },
        ]),
  ];
}

/** Everything that parts of a configuration change, line by line. What a part has and does not change stays among them. */
export const configDiff = (
  config: KytConfig,
  sections: KytSections,
  names: readonly NamedSubWallet[],
  say: DiffWords,
): DiffItem[] => [
  ...connectionDiff(config, sections, say.t),
  ...scopeDiff(config, sections, names, say.t),
  ...coinsDiff(config, sections, say),
  ...handlingDiff(config, sections, say),
  ...otherDiff(config, sections, say),
];
