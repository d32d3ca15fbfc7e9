/** What a strategy makes of an order, in color and words. */
export const hitLooks = {
  1: { tone: 'attention', label: 'hits.result.1' },
  2: { tone: 'danger', label: 'hits.result.2' },
  3: { tone: 'idle', label: 'hits.result.3' },
} as const;
