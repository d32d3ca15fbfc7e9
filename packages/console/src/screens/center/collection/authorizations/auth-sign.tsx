import { collection, type CollectAuth, type CollectRule } from '@mpc/api';
import { Amount, Banner, Stack, Text } from '@mpc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddressSummary, NamedWholeAddress } from '#features/address-check';
import { changedContent, DecisionSheet, type SignCheck } from '#features/decisions';
import { QrSign } from '#features/signing';
import { client } from '#shared/api/api.ts';
import { readAgain } from '#shared/api/read-again.ts';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { coinName } from '#shared/coin/coin-name.ts';
import { networkName } from '../rule/rule-content.ts';
import { OnChain } from '../rule/on-chain.tsx';
import { ruleOf } from '../rule/rule-query.ts';
import { authContent, isGiven } from './auth-content.ts';
import { feeUnit } from '../rule/fee-unit.ts';

export interface AuthSignProps {
  rule: CollectRule;
  auth: CollectAuth;
  onClose: () => void;
}

/** Asks by its address for an authorization that came out of a list: the only one with that number, or null. */
async function askAgain(
  { id: rule }: CollectRule,
  { id, symbol, address }: CollectAuth,
): Promise<CollectAuth | null> {
  const { list } = await client.call(collection.authorised, {
    id: rule,
    symbol: [symbol],
    keyword: address,
    page_no: 1,
    page_size: 100,
  });
  const found = list.filter((one) => one.id === id);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The code that authorizes a rule's contract to take a coin from an address, or takes that allowance away again. */
export function AuthSign({ rule, auth, onClose }: AuthSignProps) {
  const { t } = useTranslation('collection');
  const queryClient = useQueryClient();
  const [looked] = useState({ rule, auth });
  const said = authContent(looked.rule, looked.auth, t);
  const check = async (): Promise<SignCheck> => {
    const [now, one] = await Promise.all([
      readAgain(queryClient, ruleOf(rule.id)),
      askAgain(looked.rule, looked.auth).catch(() => undefined),
    ]);
    if (now === null || one === undefined) return 'unread';
    const isSame = one?.can_sign === true && changedContent(said, authContent(now, one, t)).length === 0;
    return isSame ? 'same' : 'changed';
  };
  const way = isGiven(looked.auth) ? 'revoke' : 'give';
  return (
    <QrSign
      request={{
        business_type: 'collect_auth',
        business_id: looked.auth.id,
        summary: t(`auth.summary.${way}`, {
          coin: looked.auth.symbol_alias,
          name: looked.auth.sub_wallet_name,
        }),
      }}
      check={check}
      shown={{ content: said }}
      onClose={onClose}
    >
      <AuthSheet {...looked} />
    </QrSign>
  );
}

/** What an authorization permits, or what taking it away ends: the contract, the address and the coin, nothing shortened. */
export function AuthSheet({ rule, auth }: Pick<AuthSignProps, 'rule' | 'auth'>) {
  const { t } = useTranslation('collection');
  const { symbol_alias: coin } = auth;
  const revokes = isGiven(auth);
  return (
    <Stack>
      <DecisionSheet
        context={
          <>
            {t(revokes ? 'auth.act.revoke' : 'auth.act.give')} · {networkName(rule)} · {coinName(auth)}
            <CoinCode symbol={auth.symbol} name={coin} /> · {auth.sub_wallet_name}
          </>
        }
        headline={
          revokes ? (
            t('auth.headline.revoke', { coin })
          ) : (
            <Text tone="danger">{t('auth.headline.give', { coin })}</Text>
          )
        }
        note={t('sheet.into', { name: rule.collect_sub_wallet_name })}
        facts={[
          {
            key: 'contract',
            label: t('field.contract'),
            value: (
              <OnChain text={rule.contract_address} copy={t('detail.copyContract')} link={rule.address_link}>
                <NamedWholeAddress
                  address={rule.contract_address}
                  label={t('field.contract')}
                  baseSymbol={rule.base_symbol}
                />
              </OnChain>
            ),
          },
          {
            key: 'into',
            label: t('field.address'),
            value: (
              <OnChain text={rule.collect_address} copy={t('detail.copyAddress')} link={rule.address_link}>
                <NamedWholeAddress
                  address={rule.collect_address}
                  label={t('field.address')}
                  baseSymbol={rule.base_symbol}
                />
              </OnChain>
            ),
          },
          { key: 'fee', label: t('sweep.fee'), value: <Amount value={auth.fee} symbol={feeUnit(auth)} /> },
        ]}
      >
        <AddressSummary
          address={auth.address}
          label={t('column.from')}
          baseSymbol={rule.base_symbol}
          symbol={auth.symbol}
          subWalletId={auth.sub_wallet_id}
          copy
        />
      </DecisionSheet>
      <Banner tone={revokes ? 'idle' : 'attention'}>
        {t(revokes ? 'auth.permits.revoke' : 'auth.permits.give', {
          coin,
          name: rule.collect_sub_wallet_name,
        })}
      </Banner>
    </Stack>
  );
}
