import { receiving } from '@mpc/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { SignCheck } from '#features/decisions';
import { read } from '#shared/api/api.ts';
import { readAgain } from '#shared/api/read-again.ts';
import type { RuleValues } from './rule-form.values.ts';

/** Whether the receiving address is of the sub-wallet that was chosen: asked for by the address itself, not by the list it came out of. */
export function useOwner({ address, network, receiver }: RuleValues, isAsked = true) {
  const { t } = useTranslation('collection');
  const queryClient = useQueryClient();
  const reading = read(receiving.addressInfo, { address: address ?? '', symbol: network ?? '' });
  const { data, isError } = useQuery({ ...reading, enabled: isAsked && address !== null });
  const against = () => {
    if (!isAsked) return undefined;
    if (data === undefined) return t(isError ? 'change.unread' : 'add.readingOwner');
    return data?.sub_wallet_id === receiver ? undefined : t('add.otherOwner');
  };
  return {
    /** What stands against sending it now. */
    against: against(),
    /** Asks once more. */
    check: async (): Promise<SignCheck> => {
      if (!isAsked) return 'same';
      const now = await readAgain(queryClient, reading);
      if (now === null) return 'unread';
      return now.sub_wallet_id === receiver ? 'same' : 'changed';
    },
  };
}
