import { StatusTag } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { itemStatusLook } from './item-status.ts';

/** Where a to-do item stands; a code nobody here knows is said as it is. */
export function ItemStatusTag({ status }: { status: number }) {
  const { t } = useTranslation();
  const { tone, outlined, label } = itemStatusLook(status);
  return (
    <StatusTag tone={tone} outlined={outlined}>
      {label === null ? status : t(label)}
    </StatusTag>
  );
}
