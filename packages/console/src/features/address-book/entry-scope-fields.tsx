import { wallets } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { Checkbox, CoinIcon, ComboBox, MultiSelect, RadioGroup, Select, Stack, TextArea } from '@mpc/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { coinOption } from '#shared/coin/coin-option.tsx';
import type { BookId } from './book-id.ts';
import { useBookChains, useSubWalletNames, useWalletRole } from './use-book-options.ts';
import type { EntryForm } from './use-entry-form.ts';
import { minute } from '#shared/durations.ts';

export interface EntryScopeFieldsProps {
  book: BookId;
  form: EntryForm;
  /** An entry keeps its network, and is for one coin or all. */
  isEdit: boolean;
}

/** What the addresses are for: a network, its coins, and in a shared book the sub-wallets that pay them. */
export function EntryScopeFields({ book, form, isEdit }: EntryScopeFieldsProps) {
  const { t } = useTranslation('whiteAddress');
  const { chains } = useBookChains(book);
  const { values, change } = form;
  const isClosed = useIsClosed(values);
  return (
    <Stack>
      <ComboBox
        label={t('column.network')}
        required
        disabled={isEdit}
        description={isEdit ? t('form.networkStays') : isClosed ? t('form.notOpened') : undefined}
        options={chains.map((chain) => ({
          id: chain.symbol,
          label: chain.coin_net,
          icon: <CoinIcon symbol={chain.symbol_alias} size={20} />,
          keywords: [chain.symbol_alias, chain.symbol],
        }))}
        value={values.network}
        onChange={(network) => change({ network, coins: [] })}
      />
      {values.scope === 'personal' || values.walletId === null ? null : (
        <SharedFields walletId={values.walletId} form={form} isEdit={isEdit} />
      )}
    </Stack>
  );
}

/** Whether the wallet that shares the book has not opened the network that was chosen. */
function useIsClosed({ walletId, network }: EntryForm['values']): boolean {
  const networks = useQuery({
    ...read(wallets.networks, { wallet_id: walletId ?? 0 }),
    staleTime: cacheLifetime,
    enabled: walletId !== null,
  });
  const opened = networks.data?.open_main_chain;
  return opened !== undefined && network !== null && !opened.some(({ symbol }) => symbol === network);
}

/** The coins of a network that some sub-wallets have in their lists. */
function useCoins(walletId: number, subWallets: readonly number[], base: string | null) {
  return useQueries({
    queries: subWallets.map((sub_wallet_id) => ({
      ...read(wallets.focusCoins, {
        wallet_id: walletId,
        sub_wallet_id,
        ...(base === null ? {} : { base_symbol: base }),
      }),
      enabled: base !== null,
      staleTime: minute,
    })),
    combine: (answers) => [
      ...new Map(answers.flatMap(({ data }) => data?.list ?? []).map((coin) => [coin.symbol, coin])).values(),
    ],
  });
}

function SharedFields({ walletId, form, isEdit }: { walletId: number; form: EntryForm; isEdit: boolean }) {
  const { t } = useTranslation('whiteAddress');
  const { values, change } = form;
  const names = useSubWalletNames(walletId);
  const role = useWalletRole(walletId);
  const ids = values.everySubWallet ? names.map((sub) => sub.sub_wallet_id) : values.subWallets;
  const coins = useCoins(walletId, ids, values.network);
  // All of them are on the network that was chosen; the code is what is kept.
  const options = coins.map((coin) => ({
    ...coinOption(coin, coin.symbol === coin.symbol_alias ? undefined : coin.symbol),
    label: coin.symbol_alias,
  }));
  // A coin that was chosen stays one that can be seen, also where no sub-wallet follows it any more.
  const unlisted = values.coins.filter((symbol) => !options.some(({ id }) => id === symbol));
  const every = [...unlisted.map((id) => ({ id, label: id })), ...options];
  return (
    <>
      <RadioGroup
        label={t('form.subWallets')}
        required
        options={[
          { id: 'some', label: t('form.someSubWallets') },
          {
            id: 'every',
            label: t('form.everySubWallet'),
            detail: t('form.everyMeans'),
            disabledReason: role === 3 ? t('form.governorsOnly') : undefined,
          },
        ]}
        value={values.everySubWallet ? 'every' : 'some'}
        onChange={(id) => change({ everySubWallet: id === 'every' })}
      />
      {values.everySubWallet ? null : (
        <MultiSelect
          label={t('column.subWallets')}
          required
          options={names.map((sub) => ({ id: String(sub.sub_wallet_id), label: sub.sub_wallet_name }))}
          value={values.subWallets.map(String)}
          onChange={(chosen) => change({ subWallets: chosen.map(Number) })}
        />
      )}
      {isEdit ? (
        <Select
          label={t('column.scope')}
          options={[{ id: '', label: t('entry.everyCoin') }, ...every]}
          value={values.coins[0] ?? ''}
          onChange={(symbol) => change({ coins: symbol === '' ? [] : [symbol] })}
        />
      ) : (
        <MultiSelect
          label={t('column.scope')}
          description={t('form.scopeMeans')}
          placeholder={t('entry.everyCoin')}
          options={every}
          value={values.coins}
          onChange={(symbols) => change({ coins: symbols })}
        />
      )}
      <Checkbox
        checked={values.white}
        description={t('form.whiteMeans')}
        onChange={(white) => change({ white })}
      >
        {t('form.white')}
      </Checkbox>
      <TextArea
        label={t('change.reason')}
        rows={2}
        limit={200}
        value={values.reason}
        onChange={(reason) => change({ reason })}
      />
    </>
  );
}
