import { formatNumber } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { factsOf, type Intent } from '#features/payments';
import type { CommandRecord } from '#shared/command-log/command-record.ts';

const numbers = ['withdraw_id', 'business_id', 'deposit_id', 'speed_up_id', 'id'];
const names = ['alias', 'label', 'name', 'symbol', 'address', 'remark'];

/** What a command was about, in a few words; empty where it names nothing a person knows. */
export function subjectOf(t: TFunction, { said }: CommandRecord, intent: Intent | null): string {
  if (intent !== null)
    return t('activity.payment', {
      amount: formatNumber(factsOf(intent.payment).amount, { digits: 'all' }),
      unit: intent.unit,
      subWallet: intent.subWallet.name,
    });
  const number = numbers.map((field) => said[field]).find((text) => text !== undefined);
  const name = names.map((field) => said[field]).find((text) => text !== undefined && text !== '');
  return [number === undefined ? '' : t('activity.number', { number }), name ?? '']
    .filter((part) => part !== '')
    .join(' · ');
}
