import { kyt, type RefundInfo } from '@mpc/api';
import { checkAddress, createLookAlikes } from '@mpc/api/addresses';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import {
  isRead,
  isScreeningDown,
  recipientRefusal,
  useAddressKnowledge,
  useRecipientCheck,
} from '#features/address-check';
import { read } from '#shared/api/api.ts';
import { haveFailed } from '#shared/query-view/checks-failed.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';

interface RefundQuestion {
  info: RefundInfo;
  subWalletId: number;
  /** Whether payments of the coin carry a memo. */
  hasMemo: boolean;
  /** The address as entered. */
  value: string;
}

/** Asks what is known of where a deposit goes back to, where it came from as anywhere else, and what a person says of it. */
export function useRefundRecipient({ info, subWalletId, hasMemo, value }: RefundQuestion) {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const [typed, setTyped] = useState('');
  const [isContractMeant, setContractMeant] = useState(false);
  const { base_symbol: baseSymbol, symbol, address_from: source } = info;
  const check = checkAddress(baseSymbol, value);
  const to = check.ok ? check.normalized : '';
  const isSource = value === source;
  const payment = { walletId, subWalletId, baseSymbol, symbol };
  const { recipientCheck, queries } = useRecipientCheck(to, { ...payment, hasMemo });
  const known = useAddressKnowledge(to, payment);
  const origin = [{ address: source, label: t('refund.source') }];
  const ofSource =
    to === '' || isSource || source === ''
      ? null
      : createLookAlikes(baseSymbol, origin, ({ address }) => address).find(to);
  const found = ofSource ?? known.lookAlike;
  const screening = useQuery({
    ...read(kyt.withdrawCheck, { sub_wallet_id: subWalletId, symbol, address_to: to }),
    enabled: to !== '',
  });
  const isBlack = screening.data?.black === 1;
  const isMissing = recipientCheck === undefined || (to !== '' && !known.isCompared);
  const asked = [...queries, ...known.comparison];
  const refused = () => {
    if (isMissing) return t(haveFailed(asked) ? 'checks.failed' : 'transfer.waiting.checks');
    return isBlack ? t('refund.refused.black') : recipientRefusal(t, recipientCheck);
  };
  return {
    to,
    isSource,
    recipientCheck,
    known,
    /** The address that it looks like. */
    found,
    screening,
    isBlack,
    isUnscreened: isScreeningDown(screening.error),
    /** What is known by, to be read again where it failed. */
    checks: [...asked, ...(isScreeningDown(screening.error) ? [] : [screening])],
    typed,
    type: setTyped,
    isContractMeant,
    meanContract: setContractMeant,
    /** What was said was of another address. */
    forget: () => {
      setTyped('');
      setContractMeant(false);
    },
    /** Why it may not be paid now. */
    refused: refused(),
    /** Whether everything that is asked of a person was answered. */
    isAnswered: isRead(to, found, typed) && (recipientCheck?.kind !== 'confirm' || isContractMeant),
  };
}

export type RefundRecipient = ReturnType<typeof useRefundRecipient>;
