import { Drawer } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Intent, orderKindOf, OutcomePage, type Problem, useSend } from '#features/payments';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

export interface IntentDrawerProps {
  intent: Intent;
  onClose: () => void;
  onShowOrder: (kind: 'withdraw' | 'web3', id: number) => void;
}

/** A payment of this browser whose end is not known: what was confirmed, and what is being done to learn it. */
export function IntentDrawer({ intent, onClose, onShowOrder }: IntentDrawerProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { send, sending } = useSend();
  const [problem, setProblem] = useState<Problem | null>(null);
  const kind = orderKindOf(intent.payment);
  const resend = async () => {
    setProblem(null);
    const result = await send(intent);
    // What was taken, or is not known, stands in the journal, and the server's own words in a message.
    if (result.kind !== 'sent' && result.kind !== 'unknown' && result.kind !== 'refused')
      setProblem(result.kind);
  };
  return (
    <Drawer open title={t(`transactions.kind.${kind}`)} onClose={onClose}>
      <OutcomePage
        intent={intent}
        sending={sending}
        problem={problem}
        onResend={() => void resend()}
        onAnother={() => void navigate(withSelection(`${paths.center.wallet.index}?open=transfer`, search))}
        onShowOrder={(id) => onShowOrder(kind, id)}
        onClose={onClose}
      />
    </Drawer>
  );
}
