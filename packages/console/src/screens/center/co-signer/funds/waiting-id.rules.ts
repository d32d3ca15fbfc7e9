/** How a link names an address on which a coin waits: by itself, and by its memo where it has one. */
export const waitingId = ({ address, memo }: { address: string; memo: string }): string =>
  memo === '' ? address : `${address}.${memo}`;

/** The address that a link names. */
export const addressOfId = (id: string): string => id.split('.')[0] ?? '';
