/** What an order's drawer can be opened for at once: deciding about it, or a faster copy. */
export type Begin = 'approve' | 'refuse' | 'revoke' | 'speedUp';
