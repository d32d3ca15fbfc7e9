import { coSignerUrlFault, ipRowsFault, notifyUrlFault, readCoSignerUrl, readPublicKey } from '@mpc/api';
import { fitsPart, isText } from '#shared/fields.ts';
import type { ApiSettings } from '../keys/api-fields.ts';

/** What is entered for an API, as it was typed. */
export interface ApiFormValues {
  client: string;
  cosigner: string;
  /** A row for each address or range. */
  ips: string;
  notifyUrl: string;
  cosignerUrl: string;
}

/** The form in which settings are changed. */
export const valuesOfApi = (settings: ApiSettings): ApiFormValues => ({
  client: settings.client_rsa_pub,
  cosigner: settings.cosigner_rsa_pub,
  ips: settings.ip_whitelist.join('\n'),
  notifyUrl: settings.notify_url,
  cosignerUrl: settings.cosigner_url,
});

/** The addresses and ranges of a text, between line ends, spaces, commas and semicolons. */
export const rowsOf = (text: string): string[] => text.split(/[\s,;，；、]+/).filter((row) => row !== '');

const pemOf = (text: string): string | null => {
  const reading = readPublicKey(text);
  return reading.ok ? reading.pem : null;
};

/** The settings as they are sent; null while any of them cannot be. */
export function settingsIn(values: ApiFormValues): ApiSettings | null {
  const client = pemOf(values.client);
  const cosigner = values.cosigner.trim() === '' ? '' : pemOf(values.cosigner);
  const rows = rowsOf(values.ips);
  const [notify, where] = [values.notifyUrl.trim(), values.cosignerUrl.trim()];
  const isWrong = [ipRowsFault(rows), notifyUrlFault(notify), coSignerUrlFault(where)].some(
    (fault) => fault !== undefined,
  );
  if (client === null || cosigner === null || isWrong) return null;
  return {
    client_rsa_pub: client,
    cosigner_rsa_pub: cosigner,
    ip_whitelist: rows,
    notify_url: notify,
    cosigner_url: where === '' ? '' : (readCoSignerUrl(where) ?? ''),
  };
}

const noEdits: Partial<ApiFormValues> = {};

const isApiEdits = fitsPart<ApiFormValues>({
  client: isText,
  cosigner: isText,
  ips: isText,
  notifyUrl: isText,
  cosignerUrl: isText,
});

/** A private key in a dress that nobody knows may stand in a field for keys: only what reads as a public one is kept. */
const keptEdits = (edits: Partial<ApiFormValues>): Partial<ApiFormValues> =>
  Object.fromEntries(
    Object.entries(edits).filter(
      ([name, text]) => (name !== 'client' && name !== 'cosigner') || text === '' || readPublicKey(text).ok,
    ),
  );

/** Where what was entered in place of the settings in force is kept until it is sent. A private key never comes this far. */
export const apiDraft = (walletId: number) => ({
  kind: `api ${walletId}`,
  subWalletId: 0,
  empty: noEdits,
  isValues: isApiEdits,
  kept: keptEdits,
});
