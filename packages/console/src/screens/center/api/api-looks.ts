import type { ApiDetail, ApiKeyStatus } from '@mpc/api';

/** How an API stands, in color and words. */
export const apiLooks = {
  0: { tone: 'idle', label: 'status.0' },
  1: { tone: 'success', label: 'status.1' },
  2: { tone: 'idle', label: 'status.2', outlined: true },
  3: { tone: 'attention', label: 'status.3' },
} as const satisfies Record<ApiKeyStatus, object>;

/** How the co-signer's share of the key stands. */
export const shareLooks = {
  0: { tone: 'idle', label: 'coSigner.shareIs.0' },
  1: { tone: 'attention', label: 'coSigner.shareIs.1' },
  2: { tone: 'success', label: 'coSigner.shareIs.2' },
  3: { tone: 'danger', label: 'coSigner.shareIs.3' },
} as const satisfies Record<ApiDetail['co_signer']['status'], object>;

/** How the last callback went. */
export const callbackLooks = {
  0: { tone: 'running', label: 'callbacks.result.0' },
  1: { tone: 'success', label: 'callbacks.result.1' },
  2: { tone: 'danger', label: 'callbacks.result.2' },
} as const satisfies Record<NonNullable<ApiDetail['last_callback']>['status'], object>;
