import { Amount, ConfirmDialog, Stack, Text } from '@mpc/ui';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useState } from 'react';
import { AddressSummary } from '#features/address-check';
import {
  changedContent,
  changeKind,
  DecidingStrategy,
  DecisionNotices,
  DecisionSheet,
  type SignCheck,
} from '#features/decisions';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { codeWords } from '#shared/status/look-of.ts';
import { ChangeNotice } from '../changes/change-notice.tsx';
import { useRuleChange } from '../changes/use-rule-change.ts';
import { ConflictNotice } from '../rule/conflict-notice.tsx';
import { networkName } from '../rule/rule-content.ts';
import { modeWords } from '../rule/rule-looks.ts';
import { useConflicts } from '../rule/use-conflicts.ts';
import { choiceContent } from './choice-content.ts';
import { choiceOf, type RuleOptions, type RuleValues } from './rule-form.values.ts';
import { saveParams } from './save-params.ts';
import { useOwner } from './use-owner.ts';
import { useRuleOptions } from './use-rule-options.ts';
import { feeUnit } from '../rule/fee-unit.ts';

export interface AddConfirmProps {
  walletId: number;
  values: RuleValues;
  /** What there was to choose from when it was looked at. */
  options: RuleOptions;
  /** Whether it is submitted to be signed, or kept as a draft. */
  publishes: boolean;
  /** It was taken: the rule's number. */
  onDone: (id: number) => void;
  onCancel: () => void;
}

/** A rule as it is submitted: the last look before it goes to those who sign it. */
export function AddConfirm({ walletId, values, options, publishes, onDone, onCancel }: AddConfirmProps) {
  const { t } = useTranslation('collection');
  const { t: words } = useTranslation();
  const [looked, setLooked] = useState(options);
  const live = useRuleOptions(walletId, values);
  const change = useRuleChange(0);
  const conflicts = useConflicts(walletId, values.symbols, null);
  const owner = useOwner(values);
  const choice = choiceOf(values, looked);
  const said = (of: RuleOptions) => choiceContent(values, of, t) ?? { facts: [], diff: [] };
  const changes = changedContent(said(looked), said(live.options));
  const settled = useSettled(JSON.stringify([said(looked), values, publishes]));
  const check = async (): Promise<SignCheck> => {
    const now = await live.readAgain();
    if (now === null) return 'unread';
    return changedContent(said(looked), said(now)).length === 0 ? owner.check() : 'changed';
  };
  const confirm = async () => {
    const ids = await change.send(
      { kind: 'saveRule', params: saveParams(walletId, values, publishes) },
      check,
    );
    if (ids?.[0] !== undefined) onDone(ids[0]);
  };
  if (choice === null) return null;
  const { chain, subWallet, address, coins } = choice;
  return (
    <ConfirmDialog
      open
      size="medium"
      type="info"
      title={t(publishes ? 'add.publishTitle' : 'add.draftTitle')}
      confirmLabel={t(publishes ? 'add.publish' : 'add.draft')}
      disabledReason={
        change.against ??
        (changes.length > 0 ? words('approval.off.changed') : (owner.against ?? conflicts.against))
      }
      busy={change.busy}
      waiting={!settled}
      error={change.error}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <Stack gap="m">
        <ChangeNotice change={change} onFound={([id]) => (id === undefined ? undefined : onDone(id))} />
        <DecisionNotices
          decision={{
            pending: null,
            givenUp: false,
            changes,
            changed: changeKind(changes),
            review: () => setLooked(live.options),
          }}
          onCheck={() => void check()}
        />
        <DecisionSheet
          context={[t('title'), networkName(chain)].join(' · ')}
          headline={values.name.trim()}
          note={t('sheet.into', { name: subWallet.sub_wallet_name })}
          facts={[
            { key: 'receiver', label: t('field.receiver'), value: subWallet.sub_wallet_name },
            {
              key: 'coins',
              label: t('column.coins'),
              value:
                coins.length === 0
                  ? t('column.noCoins')
                  : coins.map((coin, at) => (
                      <span key={coin.symbol}>
                        {at === 0 ? '' : listed(['', ''])}
                        {coin.symbol_alias}
                        <CoinCode symbol={coin.symbol} name={coin.symbol_alias} />
                      </span>
                    )),
            },
            { key: 'mode', label: t('field.mode'), value: codeWords(modeWords, values.mode, t) },
            {
              key: 'fee',
              label: t('detail.feeEstimated'),
              value: <Amount value={chain.deploy_fee} symbol={feeUnit(chain)} />,
            },
            ...(publishes
              ? [
                  {
                    key: 'strategy',
                    label: words('order.strategy'),
                    value: (
                      <DecidingStrategy asked={{ wallet_id: walletId, business_type: 'collect_rule' }} />
                    ),
                  },
                ]
              : []),
          ]}
        >
          <AddressSummary
            address={address.address}
            label={t('field.address')}
            baseSymbol={chain.base_symbol}
            subWalletId={subWallet.sub_wallet_id}
            copy
          />
        </DecisionSheet>
        <ConflictNotice conflicts={conflicts} coins={coins} />
        <Text as="p" tone="muted">
          {t(publishes ? 'add.publishMeans' : 'add.draftMeans')}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
