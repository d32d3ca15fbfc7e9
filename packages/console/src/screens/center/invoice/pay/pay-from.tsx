import { wallets, withdrawals, type BillDetail, type PayAddress } from '@mpc/api';
import { Amount, Button, Section, Select, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { billTransferId, prefillTransfer } from '#features/payments';
import { read } from '#shared/api/api.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { compare } from '#shared/money/decimal.ts';
import { paths } from '#shared/paths.ts';
import { useWallet } from '#shared/selection/use-wallet-role.ts';
import { useCommonStore } from '#shared/session/common-store.ts';

interface PayFromProps {
  bill: BillDetail;
  place: PayAddress;
}

/** Pays a bill by a transfer from a sub-wallet of its wallet: recipient and amount are filled in there, and locked. */
export function PayFrom({ bill, place }: PayFromProps) {
  const { t } = useTranslation('invoice');
  return (
    <Section title={t('pay.from.title')}>
      <PayFromForm bill={bill} place={place} />
    </Section>
  );
}

function PayFromForm({ bill, place }: PayFromProps) {
  const { t } = useTranslation('invoice');
  const uid = useCommonStore((state) => state.user?.uid);
  const wallet = useWallet();
  const navigate = useNavigate();
  const [chosen, choose] = useState<string | null>(null);
  const names = useQuery(read(wallets.allSubWallets, { wallet_id: bill.wallet_id }));
  const subWalletId = Number(chosen ?? 0);
  const { symbol, symbol_alias, address, memo, amount } = place;
  const balance = useQuery({
    ...read(withdrawals.balance, { sub_wallet_id: subWalletId, symbol }),
    enabled: chosen !== null,
  });
  const available = balance.data?.normal_balance;
  const against = () => {
    // An expired or frozen wallet sends nothing: the bill is paid from elsewhere.
    if (wallet?.wallet_status === 2) return t('pay.from.expired');
    if (wallet?.wallet_status === 3) return t('pay.from.frozen');
    if (chosen === null) return t('pay.from.choose');
    return compare(available, amount) === -1 ? t('pay.from.lacking') : undefined;
  };
  const pay = async () => {
    if (uid === undefined) return;
    const { bill_id: id, bill_no: number } = bill;
    await prefillTransfer(
      { uid, subWalletId },
      { symbol, address, memo, origin: 'bill', bill: { id, number, amount } },
    );
    const place = new URLSearchParams({
      w: String(bill.wallet_id),
      s: String(subWalletId),
      open: `billTransfer:${billTransferId(id, symbol)}`,
    });
    await navigate(`${paths.center.wallet.index}?${place.toString()}`);
  };
  return (
    <Stack gap="m">
      <Select
        label={t('pay.from.label')}
        options={(names.data ?? []).map(({ sub_wallet_id: id, sub_wallet_name: label }) => ({
          id: String(id),
          label,
        }))}
        value={chosen}
        onChange={choose}
      />
      {available === undefined ? null : (
        <Text tone="muted">
          {t('pay.from.available')} <Amount value={available} symbol={symbol_alias} />
        </Text>
      )}
      <Button disabledReason={against()} onClick={() => void pay()}>
        {t('pay.from.act')}
      </Button>
    </Stack>
  );
}
