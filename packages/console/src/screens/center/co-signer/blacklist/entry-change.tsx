import { blacklist, type BlacklistAddress } from '@mpc/api';
import { KeyValueList, WholeAddress } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client } from '#shared/api/api.ts';
import { AutoDialog } from '../changes/auto-dialog.tsx';
import { useStillSet } from '#features/setting-change';

export type EntryAct = 'enable' | 'disable' | 'remove';

interface EntryChangeProps {
  walletId: number;
  act: EntryAct;
  entry: BlacklistAddress;
  onClose: () => void;
}

const lookedAt = (entry: BlacklistAddress | undefined) =>
  entry === undefined
    ? null
    : [entry.id, entry.base_symbol, entry.coin_net, entry.address, entry.symbol, entry.scope, entry.status];

/** Entries of an address, read anew. */
export async function entriesNow(walletId: number, address: string): Promise<BlacklistAddress[]> {
  const { list } = await client.call(blacklist.list, {
    wallet_id: walletId,
    keyword: address,
    page_no: 1,
    page_size: 100,
  });
  return list.filter((entry) => entry.address === address);
}

/** Switches an entry of the blacklist on or off, or takes it off. */
export function EntryChange({ walletId, act, entry, onClose }: EntryChangeProps) {
  const { t } = useTranslation('coSigner');
  const { id, address, coin_net, base_symbol, symbol_alias, symbol, scope, reason } = entry;
  const now = async () => (await entriesNow(walletId, address)).find((one) => one.id === id);
  const still = useStillSet(lookedAt(entry), async () => lookedAt(await now()));
  const words = {
    title: t(`black.${act}.title`),
    confirm: t(`black.${act}.confirm`),
    means: t(`black.${act}.means`),
    done: t(`black.${act}.done`),
  };
  const shared = { still, onDone: () => undefined, onClose, ...words };
  const facts = (
    <>
      <WholeAddress address={address} label={t('black.address')} />
      <KeyValueList
        items={[
          { key: 'network', label: t('filter.network'), value: `${coin_net} · ${base_symbol}` },
          {
            key: 'coin',
            label: t('rule.coin'),
            value: symbol === '' ? t('black.everyCoin') : `${symbol_alias} · ${symbol}`,
          },
          { key: 'scope', label: t('black.scope'), value: t(`black.scopeIs.${scope}`) },
          { key: 'reason', label: t('black.reason'), value: reason },
        ]}
      />
    </>
  );
  if (act === 'remove')
    return (
      <AutoDialog
        {...shared}
        type="remove"
        command={blacklist.remove}
        params={{ wallet_id: walletId, id }}
        isThere={async () => (await now()) === undefined}
      >
        {facts}
      </AutoDialog>
    );
  return (
    <AutoDialog
      {...shared}
      type={act === 'enable' ? 'info' : 'warning'}
      command={blacklist.operate}
      params={{ wallet_id: walletId, op: act, id }}
      isThere={async () => (await now())?.status === (act === 'enable' ? 1 : 0)}
    >
      {facts}
    </AutoDialog>
  );
}
