import type { ApiValues } from '@mpc/api';

/** What of an API changes, without what the server says of it: fingerprints are worked out of the keys. */
export type ApiSettings = Omit<ApiValues, 'client_fingerprint' | 'cosigner_fingerprint'>;

/** What of an API can be set, in the order in which it is read. */
export const apiFields = [
  'client_rsa_pub',
  'cosigner_rsa_pub',
  'ip_whitelist',
  'notify_url',
  'cosigner_url',
] as const satisfies (keyof ApiSettings)[];

/** Nothing is set yet. */
export const noSettings: ApiSettings = {
  client_rsa_pub: '',
  cosigner_rsa_pub: '',
  ip_whitelist: [],
  notify_url: '',
  cosigner_url: '',
};

/** The settings among all that is said of an API. */
export const settingsOf = (values: ApiSettings): ApiSettings => ({
  client_rsa_pub: values.client_rsa_pub,
  cosigner_rsa_pub: values.cosigner_rsa_pub,
  ip_whitelist: values.ip_whitelist,
  notify_url: values.notify_url,
  cosigner_url: values.cosigner_url,
});
