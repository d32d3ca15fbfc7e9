import type { ParamsOf, transactions } from '@mpc/api';
import { Button, Inline } from '@mpc/ui';
import { FileCheck2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';

const PeriodEvidence = lazyPart(() => import('./period-evidence.tsx'), 'PeriodEvidence', 'order');

/** Opens the evidence of what the list shows, for owner and admins. */
export function EvidenceTool({ params }: { params: ParamsOf<typeof transactions.list> }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (useMayGovern() !== true) return null;
  return (
    <>
      <Inline>
        <Button icon={<FileCheck2 size={16} aria-hidden />} onClick={() => setOpen(true)}>
          {t('transactions.evidence')}
        </Button>
      </Inline>
      {isOpen ? (
        <Suspense>
          <PeriodEvidence params={params} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
