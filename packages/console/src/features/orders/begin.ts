/** What an order's drawer can be opened for at once: deciding about it, or a replacement. */
export type Begin = 'approve' | 'refuse' | 'revoke' | 'speedUp';
