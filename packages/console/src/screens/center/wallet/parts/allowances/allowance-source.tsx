import type { SubWallet, TransactionRow } from '@mpc/api';
import { Button, ellipsis, Link, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { keepDatedDraft } from '#shared/drafts/dated-draft.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths, to } from '#shared/paths.ts';
import { carrySelection, withSelection } from '#shared/selection/with-selection.ts';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { useCommonStore } from '#shared/session/common-store.ts';
import type { AllowanceRow } from './allowance-rows.rules.ts';
import { revokingCall, type Allowance } from './allowances.rules.ts';

const orderHref = (id: number) =>
  withSelection(`${paths.center.transactions}?open=web3:${id}`, location.search);

/** Where an allowance comes from: the order, the sweep rule or the agent. */
export function AllowanceSource({ source }: Pick<AllowanceRow, 'source'>) {
  const { t } = useTranslation('btcAddress');
  switch (source.kind) {
    case 'order': {
      const { id } = source.allowance.order;
      return <Link href={orderHref(id)}>{t('allowances.of', { id })}</Link>;
    }
    case 'rule':
      return (
        <Link
          href={carrySelection(
            to(paths.center.collection.authSubWallets, { id: source.id }),
            location.search,
          )}
        >
          {t('allowances.rule')}
        </Link>
      );
    default:
      return (
        <Link href={withSelection(paths.center.tools.tronAutoAgent.index, location.search)}>
          {t('allowances.agent')}
        </Link>
      );
  }
}

interface RevokeButtonProps {
  allowance: Allowance;
  subWallet: SubWallet;
}

interface RevokeCellProps extends RevokeButtonProps {
  /** The order on its way that ends it. */
  revocation: TransactionRow | undefined;
}

/** The way to end an allowance, or the order that is about to. */
export function RevokeCell({ revocation, ...of }: RevokeCellProps) {
  const { t } = useTranslation('btcAddress');
  if (revocation === undefined) return <RevokeButton {...of} />;
  return (
    <Stack gap="xs" align="end">
      <Link href={orderHref(revocation.id)}>{t('allowances.revoking', { id: revocation.id })}</Link>
      <TransactionStatusTag of={revocation} />
    </Stack>
  );
}

/** Begins the call that ends an allowance: it is reviewed, approved and signed like any other. */
function RevokeButton({ allowance, subWallet }: RevokeButtonProps) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  const { show } = useOverlayParam();
  const uid = useCommonStore((state) => state.user?.uid);
  const begin = async () => {
    if (uid === undefined) return;
    const { sub_wallet_id: subWalletId } = subWallet;
    await keepDatedDraft({ uid, kind: 'revoke', subWalletId }, revokingCall(allowance));
    show('web3', 'revoke');
  };
  return (
    <Button
      size="small"
      aria-label={t('btcAddress:allowances.revokeOf', {
        spender: ellipsis(allowance.spenderAddress),
        token: ellipsis(allowance.token),
      })}
      disabledReason={subWallet.sub_wallet_type === 1 ? t('assets.noWeb3') : undefined}
      onClick={() => void begin()}
    >
      {t('btcAddress:allowances.revoke')}
    </Button>
  );
}
