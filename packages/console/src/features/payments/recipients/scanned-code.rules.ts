/** What a code on a screen or a sheet says: an address, and a memo where it has one. */
export interface ScannedCode {
  address: string;
  memo: string;
}

const memoNames = ['dt', 'memo', 'tag', 'text'];

/**
 * Reads a code as wallets show it: an address, alone or as `scheme:address?amount=…`. The amount is not taken: what is
 * paid is entered by whoever pays. Anything else is left as it stands, for the address check to name.
 */
export function readCode(text: string): ScannedCode {
  const trimmed = text.trim();
  const uri = /^[a-z][a-z\d+-]{1,20}:(?:\/\/transfer\/|\/\/)?([^/?@]+)(?:\?(.*))?$/i.exec(trimmed);
  const [, address = trimmed, query = ''] = uri ?? [];
  const fields = new URLSearchParams(query);
  const memo = memoNames.map((name) => fields.get(name)).find((value) => value !== null) ?? '';
  return { address, memo };
}
