import {
  coSignerUrlFault,
  ipRowsFault,
  notifyUrlFault,
  readCoSignerUrl,
  type SettingFault,
} from '../../../domains/api-settings/api-settings.rules.ts';
import type { ApiField, ApiSave } from '../../../domains/api-settings/api-settings.schema.ts';
import { readPublicKey } from '../../../domains/api-settings/rsa-key.rules.ts';
import { BadField } from '../../wire/refuse.ts';
import type { ApiValuesRow } from './api-settings-tables.ts';

type ValueField = keyof ApiValuesRow;

/** What nothing is set to. */
export const noValues: ApiValuesRow = {
  client_rsa_pub: '',
  cosigner_rsa_pub: '',
  ip_whitelist: [],
  notify_url: '',
  cosigner_url: '',
};

const fields = Object.keys(noValues) as ValueField[];

function refuse(field: ValueField, fault: SettingFault | undefined): void {
  if (fault !== undefined) throw new BadField(field, fault);
}

function keyIn(field: ValueField, text: string): string {
  const reading = readPublicKey(text);
  if (!reading.ok) throw new BadField(field, reading.reason === 'bits' ? 'range' : 'format');
  return reading.pem;
}

/** Values as they are kept, or a refusal that names the first field that cannot be. */
export function checkValues(asked: ApiSave): ApiValuesRow {
  const { client_rsa_pub, cosigner_rsa_pub = '', notify_url = '', cosigner_url = '' } = asked;
  const client = keyIn('client_rsa_pub', client_rsa_pub);
  const cosigner = cosigner_rsa_pub === '' ? '' : keyIn('cosigner_rsa_pub', cosigner_rsa_pub);
  const ip_whitelist = asked.ip_whitelist.map((row) => row.trim());
  refuse('ip_whitelist', ipRowsFault(ip_whitelist));
  refuse('notify_url', notifyUrlFault(notify_url));
  refuse('cosigner_url', coSignerUrlFault(cosigner_url));
  return {
    client_rsa_pub: client,
    cosigner_rsa_pub: cosigner,
    ip_whitelist,
    notify_url,
    cosigner_url: readCoSignerUrl(cosigner_url) ?? '',
  };
}

/** The fingerprint of a key that was read before; empty where there is none. */
export function fingerprintOf(pem: string): string {
  const reading = readPublicKey(pem);
  return reading.ok ? reading.fingerprint : '';
}

/** A value as people read it: keys by their fingerprints. */
export function valueText(values: ApiValuesRow, field: ValueField): string {
  if (field === 'ip_whitelist') return values.ip_whitelist.join(', ');
  return field === 'client_rsa_pub' || field === 'cosigner_rsa_pub'
    ? fingerprintOf(values[field])
    : values[field];
}

/** Values as the log has them, a line each, with the name of their field. */
export const loggedText = (values: ApiValuesRow, of: readonly ValueField[]): string =>
  of
    .filter((field) => valueText(values, field) !== '')
    .map((field) => `${field} ${valueText(values, field)}`)
    .join('\n');

/** What differs between two sets of values. */
export function changedFields(before: ApiValuesRow, after: ApiValuesRow): ValueField[] {
  return fields.filter((field) => valueText(before, field) !== valueText(after, field));
}

/** What the log calls a change of each field. */
export const opOfField: Readonly<Record<Exclude<ApiField, 'status'>, string>> = {
  client_rsa_pub: 'edit_key',
  cosigner_rsa_pub: 'edit_key',
  ip_whitelist: 'edit_ip',
  notify_url: 'edit_url',
  cosigner_url: 'edit_url',
};
