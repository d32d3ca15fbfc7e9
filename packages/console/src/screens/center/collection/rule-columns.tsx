import type { CollectRule } from '@mpc/api';
import { Amount, Link, missingNumber, NetworkTag, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { ListedAddress } from '#features/address-check';
import { coinName } from '#shared/coin/coin-name.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { codeWords } from '#shared/status/look-of.ts';
import { authorizationsOf } from './rule/authorizations.rules.ts';
import { notAuthorized } from './rule/not-authorized.ts';
import { ruleHref } from './rule/rule-links.ts';
import { modeWords } from './rule/rule-looks.ts';
import { ruleStatusWords } from './rule/rule-status-words.ts';
import { RuleTag } from './rule/rule-tag.tsx';
import { listed } from '#shared/i18n/i18n.ts';

const authorizationsText = (rule: CollectRule): string => {
  const { given, of } = authorizationsOf(rule);
  return of === 0 ? missingNumber : `${given} / ${of}`;
};

/** The first coin of a rule, and how many there are besides. */
const firstOf = ([first, ...rest]: CollectRule['symbol_list']): string =>
  [first?.symbol_alias, rest.length === 0 ? '' : `+${rest.length}`].filter(Boolean).join(' ');

interface RuleColumns {
  /** The address's now. */
  search: string;
  /** The numbers of the rules that Auto sweep covers a coin of. */
  conflicting: readonly string[];
  isPhone: boolean;
}

/** The columns of the rules; a person chooses among them and puts them in order. */
export function ruleColumns(
  t: TFunction<'collection'>,
  { search, conflicting, isPhone }: RuleColumns,
): TableColumn<CollectRule>[] {
  const isInConflict = ({ id }: CollectRule) => conflicting.includes(String(id));
  return [
    {
      key: 'rule_name',
      header: t('column.rule'),
      isTitle: true,
      sortable: true,
      minWidth: 168,
      card: 'lead',
      cell: ({ rule_name: name }) => (
        <Text tone="strong" truncate={!isPhone}>
          {name}
        </Text>
      ),
      text: ({ rule_name: name }) => name,
    },
    {
      key: 'network',
      header: t('field.network'),
      card: 'note',
      cell: (rule) => <NetworkTag name={rule.coin_net} symbol={rule.base_symbol} size="small" />,
      text: ({ coin_net }) => coin_net,
    },
    {
      key: 'contract',
      header: t('field.contract'),
      priority: 3,
      hideOnPhone: true,
      cell: (rule) =>
        rule.contract_address === '' ? (
          <Text tone="muted">{t('column.notDeployed')}</Text>
        ) : (
          <ListedAddress
            address={rule.contract_address}
            baseSymbol={rule.base_symbol}
            label={t('field.contract')}
          />
        ),
      text: (rule) => rule.contract_address,
    },
    {
      key: 'receiver',
      header: t('field.receiver'),
      priority: 1,
      minWidth: 128,
      card: 'about',
      cell: (rule) => (
        <Text truncate title={rule.collect_address}>
          {rule.collect_sub_wallet_name}
        </Text>
      ),
      text: (rule) => `${rule.collect_sub_wallet_name} ${rule.collect_address}`,
    },
    {
      key: 'coins',
      header: t('column.coins'),
      priority: 2,
      minWidth: 80,
      hideOnPhone: true,
      cell: ({ symbol_list: coins }) =>
        coins.length === 0 ? (
          <Text tone="muted">{t('column.noCoins')}</Text>
        ) : (
          <Text truncate title={listed(coins.map(coinName))}>
            {firstOf(coins)}
          </Text>
        ),
      text: ({ symbol_list: coins }) => listed(coins.map(coinName)),
    },
    {
      key: 'authorized',
      header: t('column.authorized'),
      priority: 1,
      align: 'end',
      hideOnPhone: true,
      cell: (rule) =>
        authorizationsOf(rule).of === 0 ? (
          missingNumber
        ) : (
          <Link href={ruleHref('authorizations', rule.id, search)} title={notAuthorized(rule, t)}>
            {authorizationsText(rule)}
          </Link>
        ),
      text: authorizationsText,
    },
    {
      key: 'waiting',
      header: t('column.waiting'),
      priority: 1,
      align: 'end',
      hideOnPhone: true,
      cell: (rule) => <Amount kind="fiat" value={rule.waiting_usd} />,
      text: (rule) => rule.waiting_usd,
    },
    {
      key: 'mode',
      header: t('field.mode'),
      priority: 3,
      hideOnPhone: true,
      cell: ({ collect_mode }) => codeWords(modeWords, collect_mode, t),
    },
    {
      key: 'status',
      header: t('field.status'),
      sortable: true,
      card: 'state',
      cell: (rule) => <RuleTag rule={rule} isInConflict={isInConflict(rule)} />,
      text: (rule) => ruleStatusWords(rule, isInConflict(rule), t),
    },
    {
      key: 'updated_at',
      header: t('column.updated'),
      priority: 3,
      align: 'end',
      sortable: true,
      hideOnPhone: true,
      cell: (rule) => <Time at={rule.updated_at} kind="short" />,
      text: (rule) => isoWithZone(rule.updated_at),
    },
  ];
}
