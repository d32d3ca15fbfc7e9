import { autoCollect, wallets, type ParamsOf, type SweepScope, type SweepSubWallet } from '@mpc/api';
import { DiffView, KeyValueList } from '@mpc/ui';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client } from '#shared/api/api.ts';
import { AutoDialog } from '../changes/auto-dialog.tsx';
import { useStillSet } from '#features/setting-change';
import { isScopeAsSent } from './scope.values.ts';

interface SaveScopeProps {
  walletId: number;
  /** The scope as it was looked at. */
  scope: SweepScope;
  all: readonly SweepSubWallet[];
  params: ParamsOf<typeof autoCollect.saveScope>;
  onDone: () => void;
  onClose: () => void;
}

const saying = ({ scope_type, sub_wallet_ids, auto_include_new }: SweepScope) => [
  scope_type,
  sub_wallet_ids,
  auto_include_new,
];

type Named = Pick<SweepSubWallet, 'sub_wallet_id' | 'sub_wallet_name'>;

const nameIn = (list: readonly Named[], id: number): string | null =>
  list.find(({ sub_wallet_id }) => sub_wallet_id === id)?.sub_wallet_name ?? null;

/** The sub-wallets that are swept, before and after: the last look before they are saved. */
export function SaveScope({ walletId, scope, all, params, onDone, onClose }: SaveScopeProps) {
  const { t } = useTranslation('coSigner');
  const ids = params.sub_wallet_ids ?? [];
  // Only those this person sees can be named.
  const seen = ids.filter((id) => nameIn(all, id) !== null);
  const scopeNow = () => client.call(autoCollect.scope, { wallet_id: walletId });
  const still = useStillSet([saying(scope), seen.map((id) => nameIn(all, id))], async () => {
    const [now, names] = await Promise.all([
      scopeNow(),
      client.call(wallets.allSubWallets, { wallet_id: walletId }),
    ]);
    return [saying(now), seen.map((id) => nameIn(names, id))];
  });
  const words = (type: 0 | 1 | 2, list: readonly number[]) =>
    type === 2
      ? listed(list.map((id) => nameIn(all, id) ?? t('scope.unseen', { id })))
      : t(`scope.type.${type}`);
  const chosen = all.filter(({ sub_wallet_id }) => ids.includes(sub_wallet_id));
  const count = (params.scope_type === 1 ? all : chosen).reduce((sum, one) => sum + one.address_count, 0);
  const includes = (flag: 0 | 1 | undefined) => t(flag === 1 ? 'scope.newSwept' : 'scope.newNotSwept');
  return (
    <AutoDialog
      type="warning"
      title={t('scope.ask')}
      confirm={t('scope.save')}
      means={t('scope.means')}
      done={t('scope.saved')}
      command={autoCollect.saveScope}
      params={params}
      still={still}
      isThere={async (sent) =>
        isScopeAsSent(
          await scopeNow(),
          sent,
          all.map(({ sub_wallet_id }) => sub_wallet_id),
        )
      }
      onDone={onDone}
      onClose={onClose}
    >
      <DiffView
        label={t('scope.title')}
        showUnchanged
        items={[
          {
            key: 'scope',
            label: t('scope.swept'),
            before: scope.scope_type === 0 ? '' : words(scope.scope_type, scope.sub_wallet_ids),
            after: words(params.scope_type, ids),
          },
          {
            key: 'new',
            label: t('scope.new'),
            before: scope.scope_type === 0 ? '' : includes(scope.auto_include_new),
            after: includes(params.auto_include_new),
          },
        ]}
      />
      <KeyValueList
        items={[{ key: 'count', label: t('scope.swept'), value: t('scope.addresses', { count }) }]}
      />
    </AutoDialog>
  );
}
