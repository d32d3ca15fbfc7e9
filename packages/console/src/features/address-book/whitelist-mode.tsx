import type { WhitelistState } from '@mpc/api';
import { Button, Inline, StatusTag } from '@mpc/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { namedWhitelistMode, whitelistMode } from './entry-looks.ts';

const Question = lazyPart(() => import('./whitelist-dialog.tsx'), 'WhitelistDialog');

export interface WhitelistModeProps {
  walletId: number;
  whitelist: WhitelistState;
  /** Nothing beside it says that it is about the whitelist. */
  isNamed?: boolean;
  /** Opens the request that waits. */
  onRequest: (auditId: number) => void;
}

/** Holds its place while it is read: as wide as what comes, and saying nothing yet. */
export function WhitelistModeShape() {
  const { t } = useTranslation('whiteAddress');
  return (
    <Inline aria-hidden style={{ visibility: 'hidden' }}>
      <StatusTag tone="idle">{t('white.modeNamed.0')}</StatusTag>
      <Button size="small">{t('white.turn.0')}</Button>
    </Inline>
  );
}

/** Whether a sub-wallet pays its whitelist only, and what can be done about it. */
export function WhitelistMode({ walletId, whitelist, isNamed = false, onRequest }: WhitelistModeProps) {
  const { t } = useTranslation('whiteAddress');
  const [asking, setAsking] = useState(false);
  const { audit_id, sub_wallet_name: name, white_status: status } = whitelist;
  return (
    <Inline>
      <CodeTag looks={isNamed ? namedWhitelistMode : whitelistMode} code={status} t={t} />
      {status === 0 || status === 1 ? (
        <Button
          size="small"
          aria-label={t(`white.turn.${status}Of`, { name })}
          onClick={() => setAsking(true)}
        >
          {t(`white.turn.${status}`)}
        </Button>
      ) : (
        <Button
          size="small"
          variant="ghost"
          aria-label={t('white.requestOf', { name })}
          disabledReason={audit_id === 0 ? t('white.requestGone') : undefined}
          onClick={() => onRequest(audit_id)}
        >
          {t('act.request')}
        </Button>
      )}
      <Suspense>
        {asking ? (
          <Question walletId={walletId} whitelist={whitelist} onClose={() => setAsking(false)} />
        ) : null}
      </Suspense>
    </Inline>
  );
}
