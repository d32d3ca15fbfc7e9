import { fits, isText, orNull } from '#shared/fields.ts';

/** What is entered to list addresses. */
export interface BlockValues {
  /** The network, by its main coin. */
  network: string | null;
  /** The addresses, one a line. */
  text: string;
  scope: string;
  reason: string;
}

const emptyBlock: BlockValues = { network: null, text: '', scope: '3', reason: '' };

/** Whether what a browser kept is of this form. */
const isBlockValues = fits<BlockValues>({
  network: orNull(isText),
  text: isText,
  scope: isText,
  reason: isText,
});

/** Where it is kept until it is sent. */
export const blockDraft = (walletId: number) => ({
  kind: `blacklist ${walletId}`,
  subWalletId: 0,
  empty: emptyBlock,
  isValues: isBlockValues,
});
