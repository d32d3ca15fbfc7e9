import { ConfirmDialog, Drawer, DrawerFooter, Skeleton, Stack, SubmitButton, toasts } from '@mpc/ui';
import { useState } from 'react';
import { useQrSignAhead } from '#features/signing';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DraftNotice } from '#shared/drafts/draft-notice.tsx';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { currentTime } from '#shared/time/server-time.ts';
import type { KeyRequest } from './apply-content.ts';
import { ApplyForm } from './apply-form.tsx';
import { ApplySheet } from './apply-sheet.tsx';
import { ApplySign } from './apply-sign.tsx';
import { emptyApply, isApplyValues } from './apply.values.ts';
import { useKeyRequest } from './use-key-request.ts';

interface ApplyDrawerProps {
  walletId: number;
  /** The sub-wallet that the address names. */
  subWalletId: number | null;
  onClose: () => void;
}

const form = 'apply-for-keys';

/** Asks for keys: which, why, and then the code that the phone signs. */
export function ApplyDrawer({ walletId, subWalletId, onClose }: ApplyDrawerProps) {
  const { t } = useTranslation('privateKeyRecovery');
  useQrSignAhead(true);
  const [chosen] = useState(() =>
    subWalletId === null
      ? undefined
      : { at: currentTime(), values: { scope: 'sub_wallet' as const, subWalletId } },
  );
  const draft = useDraft({
    kind: 'key-request',
    subWalletId: walletId,
    empty: emptyApply,
    isValues: isApplyValues,
    chosen,
  });
  const values = draft.values ?? emptyApply;
  const asked = useKeyRequest(walletId, values);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [step, setStep] = useState<{ at: 'confirm' | 'sign'; request: KeyRequest } | null>(null);
  const settled = useSettled(JSON.stringify(step?.request));

  const afterSigning = async () => {
    setStep(null);
    const now = await asked.again();
    if (now === null || !now.keys.some(({ export_status }) => export_status === 1)) return;
    draft.clear();
    toasts.show({ key: 'key-request', tone: 'success', message: t('apply.submitted') });
    onClose();
  };
  return (
    <Drawer open title={t('apply.title')} onClose={onClose}>
      {draft.values === null ? (
        <Skeleton shape="form" />
      ) : (
        <Stack>
          <DraftNotice at={draft.draftedAt} onDiscard={draft.clear} />
          <ApplyForm
            id={form}
            values={values}
            asked={asked}
            onChange={draft.change}
            onProblems={setProblems}
            onSubmit={(request) => setStep({ at: 'confirm', request })}
          />
        </Stack>
      )}
      <DrawerFooter>
        <SubmitButton
          form={form}
          problems={problems}
          reason={asked.isWaiting ? t(asked.isUnread ? 'apply.unread' : 'apply.checking') : undefined}
        >
          {t('apply.review')}
        </SubmitButton>
      </DrawerFooter>
      {step?.at === 'confirm' ? (
        <ConfirmDialog
          open
          type="warning"
          size="medium"
          title={t('apply.confirmTitle')}
          checkbox={t('apply.understood')}
          confirmLabel={t('apply.sign')}
          waiting={!settled}
          onConfirm={() => setStep({ at: 'sign', request: step.request })}
          onCancel={() => setStep(null)}
        >
          <ApplySheet request={step.request} />
        </ConfirmDialog>
      ) : null}
      {step?.at === 'sign' ? (
        <ApplySign request={step.request} again={asked.again} onClose={() => void afterSigning()} />
      ) : null}
    </Drawer>
  );
}
