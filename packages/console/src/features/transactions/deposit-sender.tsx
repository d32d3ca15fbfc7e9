import { transactions, type DepositInfo } from '@mpc/api';
import { Banner, Section, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedWholeAddress, paidTimes } from '#features/address-check';
import { read } from '#shared/api/api.ts';
import { isDust, isSpoofed } from './dust.rules.ts';
import { minute } from '#shared/durations.ts';

/** So many of a sender's deposits are looked at. */
const looked = 100;

/** Who sent it, and whether they are trusted: there is nothing to copy here, because nobody is paid by it. */
export function DepositSender({ deposit }: { deposit: DepositInfo }) {
  const { t } = useTranslation();
  const { address_from: sender, wallet_id, sub_wallet_id, base_symbol } = deposit;
  const known = { enabled: sender !== '', staleTime: minute };
  const paid = useQuery({
    ...paidTimes(wallet_id, sub_wallet_id, base_symbol, sender),
    ...known,
  });
  const sent = useQuery({
    ...read(transactions.list, {
      wallet_id,
      base_symbol,
      trans_kind: ['deposit'],
      address_from: sender,
      page_no: 1,
      page_size: looked,
    }),
    ...known,
  });
  const onlyDust = sent.data !== undefined && sent.data.list.every((row) => isDust(row) || isSpoofed(row));
  return (
    <Section title={t('transactions.deposit.from')}>
      {sender === '' ? (
        t('transactions.deposit.fromUnknown')
      ) : (
        <Stack gap="s">
          <NamedWholeAddress
            address={sender}
            baseSymbol={base_symbol}
            label={t('transactions.deposit.from')}
          />
          {paid.data?.count === 0 ? (
            <Text as="p" tone="muted" size="label">
              {t('dust.onlySent')}
            </Text>
          ) : null}
          {onlyDust ? (
            <Banner tone="attention" title={t('dust.senderTitle')}>
              {t('dust.sender')}
            </Banner>
          ) : null}
          {isSpoofed(deposit) ? <Banner tone="danger">{t('dust.spoofed')}</Banner> : null}
        </Stack>
      )}
    </Section>
  );
}
