import { tron, type TronProxy } from '@mpc/api';
import { Amount, Banner, Button, Drawer, EmptyState, RadioCards, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useQrSignAhead } from '#features/signing';
import { useSwitchBar } from '#features/tron-agent';
import { read } from '#shared/api/api.ts';
import { compare } from '#shared/money/decimal.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { EnableSheet, type EnableSheetProps } from './enable-sheet.tsx';
import { EnableSign } from './enable-sign.tsx';
import { payerIn, payersIn, payingSubWallets, trxAddresses, type Candidate } from './payers.ts';

export interface EnableDrawerProps {
  walletId: number;
  agent: TronProxy;
  /** The sub-wallet that the address names. */
  chosen: number | null;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** The decision to authorize the agent: which sub-wallet pays, and what that permits. */
export function EnableDrawer({ walletId, agent, chosen, onChoose, onClose }: EnableDrawerProps) {
  const { t } = useTranslation('tools');
  const [signing, setSigning] = useState<EnableSheetProps | null>(null);
  const names = useQuery(payingSubWallets(walletId));
  const addresses = useQuery(trxAddresses(walletId));
  const barred = useSwitchBar(walletId);
  useQrSignAhead(barred === undefined);
  const all = payersIn(names.data ?? [], addresses.data ?? []);
  const payer = chosen === null ? null : payerIn(all, chosen);
  const isOpen = agent.status === 0 || agent.status === 3;
  const isSame = agent.status === 3 && payer?.sub_wallet_id === agent.auth_sub_wallet_id;
  const reason = () => {
    if (barred !== undefined) return barred;
    if (!isOpen) return t('agent.enable.alreadyOn');
    if (payer === null) return t('agent.enable.choose');
    return isSame ? t('agent.enable.same') : undefined;
  };
  return (
    <Drawer
      open
      title={t(agent.status === 3 ? 'agent.act.payer' : 'agent.enable.title')}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          disabledReason={reason()}
          onClick={() => (payer === null ? undefined : setSigning({ agent, payer }))}
        >
          {t('agent.act.sign')}
        </Button>
      }
    >
      <QueryView query={names} skeleton={<Skeleton shape="form" />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('agent.enable.none')}>{t('agent.enable.noneDetail')}</EmptyState>
          ) : (
            <QueryView query={addresses} skeleton={<Skeleton shape="form" />}>
              {() => (
                <Stack>
                  <PayerChoice walletId={walletId} all={all} chosen={chosen} onChoose={onChoose} />
                  {signing !== null ? (
                    <EnableSheet {...signing} />
                  ) : payer === null ? null : isOpen ? (
                    <EnableSheet agent={agent} payer={payer} />
                  ) : (
                    <Banner tone="idle">{t('agent.enable.alreadyOn')}</Banner>
                  )}
                </Stack>
              )}
            </QueryView>
          )
        }
      </QueryView>
      {signing === null ? null : <EnableSign {...signing} onClose={onClose} />}
    </Drawer>
  );
}

interface PayerChoiceProps extends Pick<EnableDrawerProps, 'walletId' | 'chosen' | 'onChoose'> {
  all: readonly Candidate[];
}

/** Which sub-wallet pays, with the TRX on its address. */
function PayerChoice({ walletId, all, chosen, onChoose }: PayerChoiceProps) {
  const { t } = useTranslation('tools');
  const data = useQuery(
    read(tron.proxyData, {
      wallet_id: walletId,
      period: 7,
      sub_wallet_id: all.map(({ sub_wallet_id }) => sub_wallet_id),
    }),
  );
  const balanceOf = (address: string | null) =>
    data.data?.accounts.find((account) => account.address === address)?.trx_balance;
  const balance = balanceOf(all.find(({ sub_wallet_id }) => sub_wallet_id === chosen)?.address ?? null);
  return (
    <Stack gap="s">
      <RadioCards
        label={t('agent.field.payer')}
        description={t('agent.enable.which')}
        required
        min="300px"
        options={all.map(({ sub_wallet_id, sub_wallet_name, address }) => ({
          id: String(sub_wallet_id),
          title: sub_wallet_name,
          detail: address === null ? t('agent.enable.noTrx') : undefined,
          aside: address === null ? undefined : <Amount value={balanceOf(address)} symbol="TRX" />,
          disabled: address === null,
        }))}
        value={chosen === null ? null : String(chosen)}
        onChange={onChoose}
      />
      {balance !== undefined && compare(balance, '0') === 0 ? (
        <Banner tone="attention">{t('agent.enable.noBalance')}</Banner>
      ) : null}
    </Stack>
  );
}
