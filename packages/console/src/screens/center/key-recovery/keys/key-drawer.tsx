import type { KeyApplication, KeyExport } from '@mpc/api';
import { Button, Drawer, DrawerFooter, EmptyState, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQrSignAhead } from '#features/signing';
import { live } from '#shared/freshness/live.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { ExportSign } from '../export/export-sign.tsx';
import { applicationOf, keysOfSubWallet } from '../key-reads.ts';
import { KeyFile } from './key-file.tsx';
import { keyName, KeyTag } from './key-columns.tsx';
import { keyStateOf, mayApply } from './key-state.rules.ts';
import { KeyView } from './key-view.tsx';

interface KeyDrawerProps {
  walletId: number;
  subWalletId: number;
  keyType: string;
  onClose: () => void;
}

/** One key: how its export stands, who decides it, and what is to be done next. */
export function KeyDrawer({ walletId, subWalletId, keyType, onClose }: KeyDrawerProps) {
  const { t } = useTranslation('privateKeyRecovery');
  const keys = useQuery({
    ...keysOfSubWallet(walletId, subWalletId),
    ...live,
    // Nobody decides on what was read before the drawer was opened.
    refetchOnMount: 'always',
  });
  const key = keys.data?.list.find(({ key_type }) => key_type === keyType);
  return (
    <Drawer
      open
      title={key === undefined ? t('key.title') : keyName(key)}
      status={key === undefined ? undefined : <KeyTag row={key} t={t} />}
      onClose={onClose}
    >
      <QueryView query={keys} skeleton={<Skeleton shape="form" />}>
        {() =>
          key === undefined ? (
            <EmptyState title={t('key.gone')}>{t('key.goneDetail')}</EmptyState>
          ) : (
            <Stack>
              <KeyView row={key} />
              {key.file === null ? null : <KeyFile row={key} file={key.file} walletId={walletId} />}
            </Stack>
          )
        }
      </QueryView>
      {key === undefined ? null : (
        <DrawerFooter>
          <KeyActions row={key} />
        </DrawerFooter>
      )}
    </Drawer>
  );
}

/** What can be done with a key now. */
function KeyActions({ row }: { row: KeyExport }) {
  const { t } = useTranslation('privateKeyRecovery');
  const { show } = useOverlayParam();
  // The code stays until it is closed: once it is signed there is nothing to export any more.
  const [signing, setSigning] = useState<KeyApplication | null>(null);
  const { application } = row;
  const isApproved = keyStateOf(row) === 'approved';
  useQrSignAhead(isApproved);
  return (
    <>
      {application === null ? null : (
        <Button onClick={() => show('key-export', application.item_id)}>{t('key.request')}</Button>
      )}
      {isApproved && application !== null ? (
        <ExportButton
          applyId={application.apply_id}
          mayExport={application.can_export === 1}
          onExport={setSigning}
        />
      ) : null}
      {mayApply(row) ? (
        <Button variant="primary" onClick={() => show('apply', row.sub_wallet_id)}>
          {t('apply.open')}
        </Button>
      ) : null}
      {signing === null ? null : <ExportSign asked={signing} onClose={() => setSigning(null)} />}
    </>
  );
}

interface ExportButtonProps {
  applyId: number;
  mayExport: boolean;
  onExport: (asked: KeyApplication) => void;
}

/** Exports on the phone what was approved: the owner, once. */
function ExportButton({ applyId, mayExport, onExport }: ExportButtonProps) {
  const { t } = useTranslation('privateKeyRecovery');
  const { data, isError } = useQuery(applicationOf(applyId));
  const against = () => {
    if (!mayExport) return t('export.ownerOnly');
    return data === undefined ? t(isError ? 'apply.unread' : 'apply.checking') : undefined;
  };
  return (
    <Button
      variant="primary"
      disabledReason={against()}
      onClick={() => (data === undefined ? undefined : onExport(data))}
    >
      {t('export.open')}
    </Button>
  );
}
