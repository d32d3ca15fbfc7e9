import type { TransactionRow } from '@mpc/api';
import { IconButton } from '@mpc/ui';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import type { TransactionActionsProps } from './transaction-actions.tsx';
import { ahead } from '#shared/loading/ahead.ts';

const load = () => import('./transaction-actions.tsx');

// Menus are large and most rows are read without one, so their code is loaded when one is about to be used.
const Actions = lazyPart(load, 'TransactionActions');

/** The menu of a row, from the press on its place on. */
export function RowActions({ row, name, onOpen }: TransactionActionsProps & { row: TransactionRow }) {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState(false);
  const place = (
    <IconButton
      icon={Ellipsis}
      label={t('transactions.act.of', { name })}
      aria-haspopup="menu"
      onPointerEnter={ahead(load)}
      onFocus={ahead(load)}
      onClick={() => setPressed(true)}
    />
  );
  if (!pressed) return place;
  return (
    <Suspense fallback={place}>
      <Actions row={row} name={name} onOpen={onOpen} />
    </Suspense>
  );
}
