import type { TronMonitor } from '@mpc/api';
import { fitsPart, isText } from '#shared/fields.ts';

/** What a monitored address is called: as it was labeled, or by its sub-wallet. */
export const monitorName = ({ label, sub_wallet_name }: TronMonitor): string => label || sub_wallet_name;

/** A monitored address as it stands in a form. */
export interface MonitorValues {
  /** Whose it is: one of our sub-wallets, or another's. */
  origin: 'own' | 'other';
  address: string;
  label: string;
  energy: string;
  net: string;
}

/** The form in which it is changed; undefined for a new one. */
export const valuesOfMonitor = (row: TronMonitor | undefined): MonitorValues => ({
  origin: 'own',
  address: row?.address ?? '',
  label: row?.label ?? '',
  energy: row === undefined || row.energy_alert === 0 ? '' : String(row.energy_alert),
  net: row === undefined || row.net_alert === 0 ? '' : String(row.net_alert),
});

/** What is set for an address. */
export interface MonitorSetting {
  address: string;
  label: string;
  energy_alert: number;
  net_alert: number;
}

/** What a form sets; nothing entered is no alert. */
export const settingOf = ({ address, label, energy, net }: MonitorValues): MonitorSetting => ({
  address,
  label: label.trim(),
  energy_alert: energy === '' ? 0 : Number(energy),
  net_alert: net === '' ? 0 : Number(net),
});

const noEdits: Partial<MonitorValues> = {};

const isMonitorEdits = fitsPart<MonitorValues>({
  origin: (value) => value === 'own' || value === 'other',
  address: isText,
  label: isText,
  energy: isText,
  net: isText,
});

/** Where what was entered is kept until it is sent. */
export const monitorDraft = (walletId: number, address: string | undefined) => ({
  kind: `tron-monitor ${walletId} ${address ?? 'new'}`,
  subWalletId: 0,
  empty: noEdits,
  isValues: isMonitorEdits,
});
