import { codes } from '@mpc/api';
import { Link, type FieldMessage } from '@mpc/ui';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import type { Refused } from '../refusals/refusals.rules.ts';
import type { Finding } from '../transfer/transfer-findings.ts';
import { refusedMessages, sayFinding } from '../transfer/transfer-words.ts';

interface RecipientMessageProps {
  message: ReactNode;
  /** It has to be on the whitelist. */
  wantsBook: boolean;
}

/** What is said of a recipient, with the way to the address book where it has to be on the whitelist. */
function RecipientMessage({ message, wantsBook }: RecipientMessageProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  if (!wantsBook) return message;
  return (
    <>
      {typeof message === 'string' ? spaced(message) : message}
      <Link href={withSelection(paths.center.wallet.addressBook, search)}>{t('transfer.toBook')}</Link>
    </>
  );
}

/** The findings of a recipient as its field shows them. */
export function findingMessages(t: TFunction, findings: readonly Finding[]): FieldMessage[] {
  return findings.map((finding) => {
    const said = sayFinding(t, finding);
    return {
      ...said,
      message: <RecipientMessage message={said.message} wantsBook={finding.code === 'notWhite'} />,
    };
  });
}

/** What the server refused about a recipient, as its field shows it. */
export function refusalMessages(t: TFunction, refused: Pick<Refused, 'code' | 'msg'> | null): FieldMessage[] {
  return refusedMessages(t, refused, 'address').map((said) => ({
    ...said,
    message: <RecipientMessage message={said.message} wantsBook={refused?.code === codes.notWhitelisted} />,
  }));
}
