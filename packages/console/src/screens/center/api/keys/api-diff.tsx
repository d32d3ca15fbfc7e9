import { readPublicKey } from '@mpc/api';
import type { DiffItem, DiffSide } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { apiFields, type ApiSettings } from './api-fields.ts';
import { inFours } from '#shared/in-fours.ts';
import { KeyFingerprint } from './key-fingerprint.tsx';

const keySide = (pem: string): DiffSide => {
  if (pem === '') return '';
  const reading = readPublicKey(pem);
  return { text: reading.ok ? inFours(reading.fingerprint) : pem, show: <KeyFingerprint pem={pem} /> };
};

const sideOf = (settings: ApiSettings, field: (typeof apiFields)[number]): DiffSide => {
  if (field === 'ip_whitelist') return settings.ip_whitelist.join('\n');
  return field === 'client_rsa_pub' || field === 'cosigner_rsa_pub'
    ? keySide(settings[field])
    : settings[field];
};

/** Every setting before and after, keys by their fingerprints. */
export const apiDiff = (before: ApiSettings, after: ApiSettings, t: TFunction<'apiPage'>): DiffItem[] =>
  apiFields.map((field) => ({
    key: field,
    label: t(`field.${field}`),
    before: sideOf(before, field),
    after: sideOf(after, field),
    kind: field === 'ip_whitelist' ? 'text' : 'plain',
  }));

/** Whether two settings are the same, keys by what they are and not by how they are written. */
export const isSameApi = (one: ApiSettings, other: ApiSettings): boolean =>
  apiFields.every((field) => textIn(sideOf(one, field)) === textIn(sideOf(other, field)));

const textIn = (side: DiffSide): string => (typeof side === 'string' ? side : side.text);
