import { Button } from '@mpc/ui';
import { Columns3 } from 'lucide-react';
import { startTransition, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/lazy-part.ts';
import type { OpenColumnsProps } from './open-columns.tsx';

const load = () => import('./open-columns.tsx');

// Panels are large and most lists are read without them, so their code is loaded when one is about to be used.
const OpenColumns = lazyPart(load, 'OpenColumns');

/** Which columns of a table are shown, and in which order. */
export function ColumnsTool(props: OpenColumnsProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  const place = (
    <Button
      icon={<Columns3 size={16} strokeWidth={1.5} aria-hidden />}
      aria-haspopup="dialog"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      // As a transition, so that the button keeps its place and the focus until it is there.
      onClick={() => startTransition(() => setWanted(true))}
    >
      {t('transactions.columns')}
    </Button>
  );
  return <Suspense fallback={place}>{wanted ? <OpenColumns {...props} /> : place}</Suspense>;
}
