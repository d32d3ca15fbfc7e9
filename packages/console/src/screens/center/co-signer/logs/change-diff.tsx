import { DiffView } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { loggedChanges, type LoggedChange } from './log-text.rules.ts';

/** The coins that the amounts of a change are in. */
export interface ChangeCoins {
  /** The coin itself; empty for none. */
  coin?: string;
  /** The coin in which its network fees are paid. */
  feeCoin?: string | undefined;
}

const fieldNames = [
  'collect_min',
  'fueling_limit',
  'reserve_amount',
  'priority',
  'status',
  'fueling_amount',
  'fueling_min_balance',
  'alert_balance',
  'scope_type',
  'sub_wallets',
  'auto_include_new',
  'collect_sub_wallet',
  'fueling_sub_wallet',
] as const;

type FieldName = (typeof fieldNames)[number];

const knownField = (name: string): FieldName | undefined => fieldNames.find((one) => one === name);

const amounts: ReadonlySet<string> = new Set([
  'collect_min',
  'reserve_amount',
  'fueling_amount',
  'fueling_min_balance',
  'alert_balance',
]);

/** What an amount is in; empty for what is none. */
function unitOf(name: string, { coin = '', feeCoin = '' }: ChangeCoins): string {
  if (name === 'fueling_limit') return feeCoin;
  return amounts.has(name) ? coin : '';
}

/** A value of the log in words, where the field has some. */
function valueWords(name: string, value: string, t: TFunction<'coSigner'>): string {
  if (name === 'status' && (value === '0' || value === '1')) return t(`on.${value}`);
  if (name === 'scope_type' && (value === '0' || value === '1' || value === '2'))
    return t(`scope.type.${value}`);
  if (name === 'auto_include_new') return t(value === '1' ? 'scope.newSwept' : 'scope.newNotSwept');
  if (name === 'sub_wallets') return listed(value.split(', '));
  return amounts.has(name) || name === 'fueling_limit' ? exactAmount(value) : value;
}

/** What a change changes, with units, in one text: `Threshold 200 → 300 USDT`. */
export function changeText(
  { before, after }: ChangeDiffProps,
  t: TFunction<'coSigner'>,
  coins: ChangeCoins = {},
): string {
  const said = ({ name, ...values }: LoggedChange) => {
    const known = knownField(name);
    const label = known === undefined ? '' : t(`log.field.${known}`);
    const [was, will] = [values.before, values.after].map((value) =>
      value === '' ? '' : valueWords(name, value, t),
    );
    const change = was === '' ? will : `${was} → ${will || '--'}`;
    const full = [change, unitOf(name, coins)].join(' ').trim();
    return label === '' ? full : t('log.fieldChange', { field: label, change: full });
  };
  return loggedChanges(before, after)
    .filter((one) => one.before !== one.after)
    .map(said)
    .join(' · ');
}

interface ChangeDiffProps {
  before: string;
  after: string;
}

/** Every field of a change, before and after. */
export function ChangeDiff({ before, after, ...coins }: ChangeDiffProps & ChangeCoins) {
  const { t } = useTranslation('coSigner');
  const said = (name: string, value: string) =>
    value === '' ? '' : [valueWords(name, value, t), unitOf(name, coins)].join(' ').trim();
  return (
    <DiffView
      label={t('log.change')}
      items={loggedChanges(before, after).map(({ name, ...values }) => {
        const known = knownField(name);
        return {
          key: name,
          label: known === undefined ? name || t('log.setting') : t(`log.field.${known}`),
          before: said(name, values.before),
          after: said(name, values.after),
        };
      })}
    />
  );
}
