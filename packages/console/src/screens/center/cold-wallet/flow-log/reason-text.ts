import type { TFunction } from 'i18next';
import { listed } from '#shared/i18n/i18n.ts';
import { faultsIn } from './task-looks.ts';

/** Why a task failed or did not start: the reasons known by name in words, any other text as it stands. */
export function reasonText(reason: string, t: TFunction<'coldWallet'>): string {
  const faults = reason === '' ? null : faultsIn(reason);
  return faults === null ? reason : listed(faults.map((fault) => t(`flow.fault.${fault}`)));
}
