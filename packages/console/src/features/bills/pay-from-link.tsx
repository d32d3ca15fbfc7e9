import { Link } from '@mpc/ui';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

/** Leads to where a bill is paid from a sub-wallet. */
export function PayFromLink({ billId }: { billId: number }) {
  const { t } = useTranslation('invoice');
  const { search } = useLocation();
  return (
    <Link variant="button" href={withSelection(`${paths.center.invoice}?open=pay:${billId}`, search)}>
      {t('pay.from.title')}
    </Link>
  );
}
