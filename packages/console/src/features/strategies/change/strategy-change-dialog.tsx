import type { Command, StrategySide } from '@mpc/api';
import {
  Banner,
  Button,
  ConfirmDialog,
  DiffView,
  Skeleton,
  Stack,
  Text,
  toasts,
  type ConfirmDialogProps,
} from '@mpc/ui';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { changePlace, strategyDiff } from '#features/approvals';
import { DecidingStrategy, DecisionSheet, type StrategyAsked } from '#features/decisions';
import { StrategyCheck, type StrategyChange } from '#features/strategy-check';
import { useSettled } from '#shared/freshness/use-settled.ts';
import type { ChangeAbout } from './change-about.ts';
import { RefusedChange } from './refused-change.tsx';
import { useNetNames } from './use-net-names.ts';
import { useStillValid } from './use-still-valid.ts';
import { useStrategyChange, type LostRequest } from './use-strategy-change.ts';

export interface ChangeDialogProps<Params extends { remark?: string | undefined }> extends Pick<
  ConfirmDialogProps,
  'type' | 'title'
> {
  command: Command<Params, { audit_id: number }>;
  /** What is sent, apart from the remark. */
  params: Omit<Params, 'remark'>;
  about: ChangeAbout;
  /** The sub-wallet or wallet it is of, and the sort of strategy. */
  context: ReactNode;
  /** What changes, in a few words. */
  headline: string;
  /** What is in force, and what would be; null where there is none. */
  sides: { before: StrategySide | null; after: StrategySide | null };
  /** All that was looked at and that the change goes by, and how the same is read anew. */
  looked: unknown;
  ask: () => Promise<unknown>;
  /** What one person could do alone, or else is to be noticed. */
  notes?: readonly string[];
  /** The request waits for approval now. */
  onSubmitted: (auditId: number) => void;
  /** Opens another change, which keeps this one back. */
  onPending: (auditId: number) => void;
  onClose: () => void;
}

/** A change of strategies as it is requested: before and after, who must approve it, and why it is asked for. */
export function ChangeDialog<Params extends { remark?: string | undefined }>(
  props: ChangeDialogProps<Params>,
) {
  const { command, params, about, context, headline, sides, looked, ask, notes = [], ...rest } = props;
  const { type, title, onSubmitted, onPending, onClose } = rest;
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const names = useNetNames(about.walletId);
  const still = useStillValid(looked, ask);
  const change = useStrategyChange({
    command,
    about,
    still,
    onSubmitted: (auditId) => {
      toasts.show({ key: 'strategy', tone: 'success', message: t('change.submitted') });
      onSubmitted(auditId);
    },
  });
  const settled = useSettled(JSON.stringify([params, sides]));
  const { failure } = change;
  const replays = replaysOf(about, sides.after);
  return (
    <ConfirmDialog
      open
      type={type}
      size="medium"
      title={title}
      confirmLabel={t('change.submit')}
      cancelLabel={words('approval.notNow')}
      remark={{ label: t('change.reason') }}
      disabledReason={change.against}
      waiting={!settled}
      busy={change.busy}
      error={
        failure === null ? undefined : failure.kind === 'said' ? (
          failure.text
        ) : (
          <RefusedChange error={failure.error} onPending={onPending} />
        )
      }
      onConfirm={({ remark }) => {
        const said = remark.trim();
        // The parameters of the command, with the one that is left out above.
        void change.send({ ...params, ...(said === '' ? {} : { remark: said }) } as Params);
      }}
      onCancel={onClose}
    >
      <Stack gap="m">
        <LostNotice lost={change.lost} onLook={() => void change.lookAgain()} />
        <DecisionSheet
          context={context}
          headline={headline}
          facts={[
            {
              key: 'strategy',
              label: t('change.whoApproves'),
              value: <DecidingStrategy asked={askedOf(about)} />,
            },
          ]}
        >
          <DiffView
            label={words('approval.content')}
            showUnchanged
            items={strategyDiff(
              sides,
              names,
              words,
              changePlace({
                business: about.business,
                wallet_id: about.walletId,
                sub_wallet_id: about.subWalletId ?? 0,
              }),
            )}
          />
          {notes.map((note) => (
            <Banner key={note} tone="attention">
              {note}
            </Banner>
          ))}
        </DecisionSheet>
        {about.subWalletId === undefined || replays === undefined ? null : (
          <Suspense fallback={<Skeleton shape="rows" count={3} />}>
            <StrategyCheck walletId={about.walletId} subWalletId={about.subWalletId} change={replays} />
          </Suspense>
        )}
        <Text as="p" tone="muted">
          {t('change.means')}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}

/** What the last orders are replayed against; no orders are decided by workspace strategies. */
function replaysOf(
  { business, op, strategyId = 0 }: ChangeAbout,
  after: StrategySide | null,
): StrategyChange | undefined {
  if (business === 'workspace') return undefined;
  return business === 'basic' ? { business, after } : { business, op, strategyId, after };
}

/** What decides the change: the basic strategy of the sub-wallet, or the workspace strategy for workspace strategies. */
function askedOf({ walletId, subWalletId, business }: ChangeAbout): StrategyAsked {
  if (subWalletId === undefined) return { wallet_id: walletId, business_type: 'workspace' };
  return {
    wallet_id: walletId,
    sub_wallet_id: subWalletId,
    business_type: business === 'basic' ? 'basic' : 'higher',
  };
}

/** What is known of a request of which no answer came. */
function LostNotice({ lost, onLook }: { lost: LostRequest | null; onLook: () => void }) {
  const { t } = useTranslation('strategyEngine');
  if (lost === null) return null;
  return (
    <Banner
      tone="attention"
      title={t('change.lost.title')}
      action={
        lost === 'looking' ? undefined : (
          <Button size="small" onClick={onLook}>
            {t('change.lost.check')}
          </Button>
        )
      }
    >
      {t(`change.lost.${lost}`)}
    </Banner>
  );
}
