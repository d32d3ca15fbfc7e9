import type { Wallet, WalletStatus } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import type { ParseKeys } from 'i18next';

/** How a wallet's status is shown. */
export const walletStatus = {
  0: { tone: 'idle', label: 'wallets.status.creating' },
  1: { tone: 'success', label: 'wallets.status.normal' },
  2: { tone: 'danger', label: 'wallets.status.expired' },
  3: { tone: 'danger', label: 'wallets.status.frozen' },
} as const satisfies Record<WalletStatus, { tone: Tone; label: ParseKeys }>;

/** How the state of its co-signer is shown. */
export const coSignerStatus = {
  0: { tone: 'idle', label: 'wallets.coSigner.none' },
  1: { tone: 'attention', label: 'wallets.coSigner.waiting' },
  2: { tone: 'success', label: 'wallets.coSigner.on' },
  3: { tone: 'idle', label: 'wallets.coSigner.off' },
} as const satisfies Record<Wallet['co_signer_status'], { tone: Tone; label: ParseKeys }>;
