import { codes } from '@mpc/api';
import { Link, type FieldVerdict } from '@mpc/ui';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import type { Refused } from '../refusals/refusals.rules.ts';
import type { Finding } from '../transfer/transfer-findings.ts';
import { refusedVerdicts, sayFinding } from '../transfer/transfer-words.ts';

interface PayeeVerdictProps {
  message: ReactNode;
  /** It has to be on the whitelist. */
  wantsBook: boolean;
}

/** What is said of a payee, with the way to the address book where it has to be on the whitelist. */
function PayeeVerdict({ message, wantsBook }: PayeeVerdictProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  if (!wantsBook) return message;
  return (
    <>
      {message}{' '}
      <Link href={withSelection(paths.center.wallet.addressBook, search)}>{t('transfer.toBook')}</Link>
    </>
  );
}

/** The findings of a payee as its field shows them. */
export function payeeVerdicts(t: TFunction, findings: readonly Finding[]): FieldVerdict[] {
  return findings.map((finding) => {
    const said = sayFinding(t, finding);
    return {
      ...said,
      message: <PayeeVerdict message={said.message} wantsBook={finding.code === 'notWhite'} />,
    };
  });
}

/** What the server refused about a payee, as its field shows it. */
export function refusedPayee(t: TFunction, refused: Pick<Refused, 'code' | 'msg'> | null): FieldVerdict[] {
  return refusedVerdicts(t, refused, 'address').map((said) => ({
    ...said,
    message: <PayeeVerdict message={said.message} wantsBook={refused?.code === codes.notWhitelisted} />,
  }));
}
