/** What an order's drawer can be opened for at once: taking it back, or a faster copy. */
export type Begin = 'cancel' | 'speedUp';
